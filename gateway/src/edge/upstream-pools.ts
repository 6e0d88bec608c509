import type { Endpoint } from '@deepam/contracts';
import { oneCallEach } from '@deepam/platform';
import { Pool } from 'undici';
import { Bulkhead, type BulkheadLimits } from './bulkhead.js';

/**
 * `calls` are small both ways; `transfers` carry uploads or lists, as fast as their client can; `streams` stay open.
 */
export type TrafficClass = 'calls' | 'transfers' | 'streams';

const limits: Readonly<Record<TrafficClass, BulkheadLimits>> = {
  calls: { places: 128, queue: 256, patience: 5_000, perMember: 64 },
  transfers: { places: 64, queue: 64, patience: 5_000, perMember: 4 },
  // Members of a mobile network share an address. Streams have no queue, because a closed stream frees its place.
  streams: { places: 1_000, queue: 0, patience: 0, perMember: 6, perAddress: 300 },
};
/** The timeout is in milliseconds: within a network a connection is established immediately or not at all. */
const connectTimeout = 2_000;
/** An idle connection is kept for this number of milliseconds; services keep it longer. */
const keepAliveTimeout = 30_000;

export const gatewayEnds = new Error('The gateway ends.');

export interface UpstreamPool {
  readonly kept: Pool;
  /** Each call has a connection of its own: after the loss of a kept one, the outcome of a change would be unknown. */
  readonly single: Pool;
  readonly bulkhead: Bulkhead;
}

export class UpstreamPools {
  private readonly pools: Readonly<Record<TrafficClass, UpstreamPool>>;

  /** @param headersTimeout milliseconds until the service must begin to answer */
  constructor(origin: string, headersTimeout: number) {
    const pool = (name: TrafficClass, keeping: Pool.Options) =>
      new Pool(origin, {
        connections: limits[name].places,
        pipelining: 1,
        headersTimeout,
        // Event streams send nothing for long times.
        bodyTimeout: 0,
        connect: { timeout: connectTimeout },
        ...keeping,
      });
    const upstreamPool = (name: TrafficClass): UpstreamPool => ({
      bulkhead: new Bulkhead(limits[name]),
      kept: pool(name, { keepAliveTimeout }),
      single: pool(name, oneCallEach),
    });
    this.pools = {
      calls: upstreamPool('calls'),
      transfers: upstreamPool('transfers'),
      streams: upstreamPool('streams'),
    };
  }

  poolFor(name: TrafficClass): UpstreamPool {
    return this.pools[name];
  }

  /** Pages reopen their streams at another process; open streams would delay the end of this process. */
  endStreams(): void {
    const { kept, single } = this.pools.streams;
    for (const pool of [kept, single]) void pool.destroy(gatewayEnds);
  }

  async destroy(): Promise<void> {
    await Promise.all(Object.values(this.pools).flatMap(({ kept, single }) => [kept.destroy(), single.destroy()]));
  }
}

export function trafficClassOf(
  { files, isStream: stream, contentType: answered }: Endpoint,
  contentType = '',
): TrafficClass {
  if (stream === true) return answered === undefined ? 'streams' : 'transfers';
  const takesFiles = files !== undefined && Object.keys(files).length > 0;
  return takesFiles && /^multipart\/form-data\b/i.test(contentType) ? 'transfers' : 'calls';
}
