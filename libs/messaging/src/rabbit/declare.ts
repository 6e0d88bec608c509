import type { Channel } from 'amqplib';
import { deadQueueArguments, mainQueueArguments, retryQueueArguments, type Topology } from './topology.js';

export async function declareExchange(channel: Channel, exchange: string): Promise<void> {
  await channel.assertExchange(exchange, 'topic', { durable: true });
}

/** Idempotent: everything a consumer needs, the last queue first, so that nothing forwards into the void. */
export async function declareConsumer(
  channel: Channel,
  topology: Topology,
  routingKeys: Iterable<string>,
  deliveryLimit: number,
): Promise<void> {
  await declareExchange(channel, topology.exchange);
  await channel.assertQueue(topology.dead, { durable: true, arguments: deadQueueArguments });
  await channel.assertQueue(topology.queue, {
    durable: true,
    arguments: mainQueueArguments(topology, deliveryLimit),
  });
  for (const retry of topology.retries) {
    await channel.assertQueue(retry.name, { durable: true, arguments: retryQueueArguments(topology, retry) });
  }
  for (const routingKey of routingKeys) await channel.bindQueue(topology.queue, topology.exchange, routingKey);
}
