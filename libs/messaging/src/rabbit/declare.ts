import type { BrokerChannel } from './broker.js';
import type { Topology, RetryQueue } from './topology.js';

const quorum = { 'x-queue-type': 'quorum' };

/** The broker keeps a message until the next queue has confirmed it; this needs reject-publish on a quorum queue. */
const forwardTo = (queue: string) => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});

export const mainQueueArguments = (topology: Topology, deliveryLimit: number) => ({
  ...quorum,
  ...forwardTo(topology.dead),
  'x-delivery-limit': deliveryLimit,
});

export const retryQueueArguments = (topology: Topology, retry: RetryQueue) => ({
  ...quorum,
  ...forwardTo(topology.queue),
  'x-message-ttl': retry.delayMs,
});

/**
 * A read of dead letters counts as a delivery, and from RabbitMQ 4 on a queue drops a message after 20 of them by
 * default.
 */
export const deadQueueArguments = { ...quorum, 'x-delivery-limit': 1000000 };

export async function declareExchange(channel: BrokerChannel, exchange: string): Promise<void> {
  await channel.assertExchange(exchange, 'topic', { durable: true });
}

/**
 * The call is idempotent and declares everything that a consumer needs, the last queue first, so that no queue forwards
 * to a missing one.
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
  await channel.assertExchange(topology.retryExchange, 'direct', { durable: true });
  answered();
  for (const name of [topology.dead, ...topology.retries.map((retry) => retry.name)]) {
    await channel.bindQueue(name, topology.retryExchange, name);
    answered();
  }
  await bindRoutingKeys(channel, topology, routingKeys, answered);
}

export async function bindRoutingKeys(
  channel: BrokerChannel,
  { queue, exchange }: Topology,
  routingKeys: Iterable<string>,
  answered: () => void,
): Promise<void> {
  for (const routingKey of routingKeys) {
    await channel.bindQueue(queue, exchange, routingKey);
    answered();
  }
}
