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

/** Looking at dead letters counts as a delivery, and from RabbitMQ 4 on a queue drops a message after 20 of them by default. */
export const deadQueueArguments = { ...quorum, 'x-delivery-limit': 1000000 };
