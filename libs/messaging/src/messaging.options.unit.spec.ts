import { expect, it } from '@jest/globals';
import { resolveOptions } from './messaging.options.js';

it('a relay leases handed-over rows for 5 s, and claimed rows for 8 s', () => {
  const { relay } = resolveOptions({ name: 'network', amqpUrl: 'amqp://none', prefix: 'test' });
  expect([relay.handOverMs, relay.leaseMs]).toEqual([5_000, 8_000]);
});
