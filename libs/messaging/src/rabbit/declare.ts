import type { BrokerChannel } from './broker.js';
import { deadQueueArguments, mainQueueArguments, retryQueueArguments, type Topology } from './topology.js';

export async function declareExchange(channel: BrokerChannel, exchange: string): Promise<void> {
  await channel.assertExchange(exchange, 'topic', { durable: true });
}

/**
 * Idempotent: everything a consumer needs, the last queue first, so that nothing forwards into the void.
 * @param answered is called after each answer of the broker
 */
export async function declareConsumer(
  channel: BrokerChannel,
  topology: Topology,
  routingKeys: Iterable<string>,
  deliveryLimit: number,
  answered: () => void = () => {},
): Promise<void> {
  await declareExchange(channel, topology.exchange);
  answered();
  await channel.assertQueue(topology.dead, { durable: true, arguments: deadQueueArguments });
  answered();
  await channel.assertQueue(topology.queue, {
    durable: true,
    arguments: mainQueueArguments(topology, deliveryLimit),
  });
  answered();
  for (const retry of topology.retries) {
    await channel.assertQueue(retry.name, { durable: true, arguments: retryQueueArguments(topology, retry) });
    answered();
  }
  for (const routingKey of routingKeys) {
    await channel.bindQueue(topology.queue, topology.exchange, routingKey);
    answered();
  }
}
