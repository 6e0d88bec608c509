import type { Endpoint } from '@deepam/contracts';
import { Pool } from 'undici';
import { Lane, type LaneLimits } from './lane.js';

/** `calls` are small both ways; `transfers` carry files in or lists out, as fast as their client can; `streams` stay open. */
export type LaneName = 'calls' | 'transfers' | 'streams';

const limits: Readonly<Record<LaneName, LaneLimits>> = {
  calls: { places: 128, queue: 256, patience: 5_000, perMember: 64 },
  transfers: { places: 64, queue: 64, patience: 5_000, perMember: 4 },
  // Members of a mobile network share an address. Who leaves makes room, so nobody waits.
  streams: { places: 1_000, queue: 0, patience: 0, perMember: 6, perAddress: 300 },
};
/** Milliseconds: within a network a connection stands at once or not at all. */
const connectTimeout = 2_000;
/** Milliseconds that an idle connection is kept; services keep it longer. */
const keepAliveTimeout = 30_000;

export interface Upstream {
  readonly pool: Pool;
  readonly lane: Lane;
}

/** The ways to one service, each with connections of its own. */
export class Upstreams {
  private readonly ways: Readonly<Record<LaneName, Upstream>>;

  /** @param headersTimeout milliseconds until the service must begin to answer */
  constructor(origin: string, headersTimeout: number) {
    const way = (name: LaneName): Upstream => ({
      lane: new Lane(limits[name]),
      pool: new Pool(origin, {
        connections: limits[name].places,
        pipelining: 1,
        headersTimeout,
        // Event streams are quiet for long.
        bodyTimeout: 0,
        keepAliveTimeout,
        connect: { timeout: connectTimeout },
      }),
    });
    this.ways = { calls: way('calls'), transfers: way('transfers'), streams: way('streams') };
  }

  way(name: LaneName): Upstream {
    return this.ways[name];
  }

  async destroy(): Promise<void> {
    await Promise.all(Object.values(this.ways).map(({ pool }) => pool.destroy()));
  }
}

/** @param contentType of the request's body */
export function laneOf({ files, stream, contentType: answered }: Endpoint, contentType = ''): LaneName {
  if (stream === true) return answered === undefined ? 'streams' : 'transfers';
  const takesFiles = files !== undefined && Object.keys(files).length > 0;
  return takesFiles && /^multipart\/form-data\b/i.test(contentType) ? 'transfers' : 'calls';
}
