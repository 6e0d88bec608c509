import { listenersOf } from '@deepam/contracts';
import type { RealTime } from '@deepam/platform';
import { BrokerUnavailable } from '../events/messaging.errors.js';
import type { BrokerChannel, BrokerConnection } from './broker.js';
import { isPossible } from './is-possible.js';
import { declaredOf, topologyOf, type Topology } from './topology.js';

/**
 * An answer holds for this number of milliseconds, because a queue may be deleted, and a missing one may be created.
 */
const heldMs = { bound: 10_000, missing: 500 };

/**
 * The class checks that every listening service has a bound queue. The broker reports nothing if one queue took an
 * event and another does not exist yet. A queue may lack the binding for an event that is new in this release.
 */
export class Listeners {
  private readonly known = new Map<string, { areBound: Promise<boolean>; until: number }>();

  constructor(
    private readonly connection: BrokerConnection,
    private readonly prefix: string,
    private readonly time: RealTime,
  ) {}

  async areBound(routingKey: string): Promise<boolean> {
    const services = listenersOf(routingKey);
    if (services.length === 0) return true;
    const last = this.known.get(routingKey);
    if (last && this.time.elapsed() < last.until) return last.areBound;
    const areBound = this.canAllReceive(routingKey, services);
    this.known.set(routingKey, { areBound, until: Infinity });
    areBound.then(
      (bound) =>
        this.known.set(routingKey, { areBound, until: this.time.elapsed() + (bound ? heldMs.bound : heldMs.missing) }),
      () => this.known.delete(routingKey),
    );
    return areBound;
  }

  private async canAllReceive(routingKey: string, services: readonly string[]): Promise<boolean> {
    const all = services.map((service) => topologyOf(this.prefix, service, []));
    try {
      const areDeclared = await isPossible(this.connection, async (channel) => {
        await channel.checkExchange(declaredOf(this.prefix));
        for (const { queue } of all) await channel.checkQueue(queue);
      });
      // Before `messaging declare` of this version only a user with all rights can bind: a service of `npm start`, or
      // of a test.
      return areDeclared || (await isPossible(this.connection, (channel) => bindAll(channel, all, routingKey)));
    } catch (cause) {
      throw new BrokerUnavailable('The broker did not answer which queues are bound.', { cause });
    }
  }
}

async function bindAll(channel: BrokerChannel, all: readonly Topology[], routingKey: string): Promise<void> {
  for (const { queue, exchange } of all) await channel.bindQueue(queue, exchange, routingKey);
}
