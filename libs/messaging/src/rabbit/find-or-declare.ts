import type { BrokerChannel, BrokerConnection } from './broker.js';
import type { Topology } from './topology.js';
import { isPossible } from './is-possible.js';
import { declareExchange, declareConsumer, bindRoutingKeys } from './declare.js';

/** The topology of `messaging declare` exists for a broker user that may create nothing. Any other user declares it. */
export async function findOrDeclareConsumer(
  connection: BrokerConnection,
  channel: BrokerChannel,
  topology: Topology,
  routingKeys: Iterable<string>,
  deliveryLimit: number,
  answered: () => void,
): Promise<void> {
  const { exchange, declared, retryExchange, queue, dead, retries } = topology;
  const isThere = await isPossible(connection, async (asking) => {
    for (const name of [declared, exchange, retryExchange]) {
      await asking.checkExchange(name);
      answered();
    }
    for (const name of [queue, dead, ...retries.map((retry) => retry.name)]) {
      await asking.checkQueue(name);
      answered();
    }
  });
  if (isThere) await bindRoutingKeys(channel, topology, routingKeys, answered);
  else await declareConsumer(channel, topology, routingKeys, deliveryLimit, answered);
}

export async function findOrDeclareExchange(
  connection: BrokerConnection,
  channel: BrokerChannel,
  exchange: string,
): Promise<void> {
  if (await isPossible(connection, (asking) => asking.checkExchange(exchange))) return;
  await declareExchange(channel, exchange);
}
