import { describe, expect, it } from '@jest/globals';
import { resolveOptions } from './messaging.options.js';

describe('the options of a relay', () => {
  it('lease what is handed over for 5 s, and what was claimed for 8', () => {
    const { relay } = resolveOptions({ name: 'network', amqpUrl: 'amqp://none', prefix: 'test' });
    expect([relay.handOverMs, relay.leaseMs]).toEqual([5_000, 8_000]);
  });
});
