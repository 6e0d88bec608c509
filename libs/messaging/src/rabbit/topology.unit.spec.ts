import { expect, it } from '@jest/globals';
import { topologyOf } from './topology.js';
import { deadQueueArguments, mainQueueArguments, retryQueueArguments } from './declare.js';

const topology = topologyOf('deepam', 'commission', [1_000, 5_000]);

it('the topology of a service names its parts after prefix and service', () => {
  expect(topology).toEqual({
    exchange: 'deepam.events',
    queue: 'deepam.commission',
    retries: [
      { name: 'deepam.commission.retry.1000', delayMs: 1_000 },
      { name: 'deepam.commission.retry.5000', delayMs: 5_000 },
    ],
    dead: 'deepam.commission.dead',
    retryExchange: 'deepam.commission.retry',
    declared: expect.stringMatching(/^deepam\.declared\.[0-9a-f]{12}$/),
  });
});

it('the topology of a service sends events that kill their process to the dead letters, and waiting events back to the queue', () => {
  expect(mainQueueArguments(topology, 20)).toEqual({
    'x-queue-type': 'quorum',
    'x-delivery-limit': 20,
    'x-dead-letter-exchange': '',
    'x-overflow': 'reject-publish',
    'x-dead-letter-routing-key': 'deepam.commission.dead',
    'x-dead-letter-strategy': 'at-least-once',
  });
  expect(retryQueueArguments(topology, { name: 'any', delayMs: 5_000 })).toEqual({
    'x-queue-type': 'quorum',
    'x-message-ttl': 5_000,
    'x-dead-letter-exchange': '',
    'x-overflow': 'reject-publish',
    'x-dead-letter-routing-key': 'deepam.commission',
    'x-dead-letter-strategy': 'at-least-once',
  });
});

it('the topology of a service keeps dead letters after any number of reads', () => {
  expect(deadQueueArguments).toEqual({ 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 });
});
