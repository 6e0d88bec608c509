import { listenersOf } from '@deepam/contracts';
import type { RealTime } from '@deepam/platform';
import { BrokerUnavailable } from '../events/messaging.errors.js';
import type { BrokerConnection } from './broker.js';
import { topologyOf } from './topology.js';

const notFound = 404;
/** Milliseconds for which an answer holds: a queue may be deleted, and one that was missing may be there. */
const heldMs = { bound: 10_000, missing: 500 };

/**
 * Whether every service that listens to an event can get it. The broker reports nothing when one queue took an event and another
 * does not exist yet. A queue that exists is bound as well: it may be from before its service heard this event.
 */
export class Listeners {
  private readonly known = new Map<string, { areBound: Promise<boolean>; until: number }>();

  constructor(
    private readonly connection: BrokerConnection,
    private readonly prefix: string,
    private readonly time: RealTime,
  ) {}

  /** @throws BrokerUnavailable when the broker does not answer */
  async areBound(routingKey: string): Promise<boolean> {
    const services = listenersOf(routingKey);
    if (services.length === 0) return true;
    const last = this.known.get(routingKey);
    if (last && this.time.elapsed() < last.until) return last.areBound;
    const areBound = this.bindAll(routingKey, services);
    // Whoever asks meanwhile waits for the same answer.
    this.known.set(routingKey, { areBound, until: Infinity });
    areBound.then(
      (bound) =>
        this.known.set(routingKey, { areBound, until: this.time.elapsed() + (bound ? heldMs.bound : heldMs.missing) }),
      () => this.known.delete(routingKey),
    );
    return areBound;
  }

  private async bindAll(routingKey: string, services: readonly string[]): Promise<boolean> {
    let channelError: { code?: unknown } | null = null;
    try {
      const channel = await this.connection.createChannel();
      channel.on('error', (reported: { code?: unknown }) => (channelError = reported));
      for (const service of services) {
        const { queue, exchange } = topologyOf(this.prefix, service, []);
        await channel.bindQueue(queue, exchange, routingKey);
      }
      await channel.close();
      return true;
    } catch (cause) {
      // The broker closes the channel over a queue that it does not know.
      if ((channelError ?? (cause as { code?: unknown })).code === notFound) return false;
      throw new BrokerUnavailable('The broker did not answer which queues are bound.', { cause });
    }
  }
}
