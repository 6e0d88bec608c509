import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import type { ConfirmChannel, Message } from 'amqplib';
import { BrokerUnavailable } from '../events/messaging.errors.js';
import { topologyOf } from '../rabbit/topology.js';
import { Settlement } from './settlement.js';

const topology = topologyOf('test', 'network', [1_000]);
const message = { content: Buffer.from('{}'), properties: { messageId: 'm1', headers: {} } } as unknown as Message;
const again = { kind: 'retry', cause: 'failed', delayMs: 1_000 } as const;

class NotedChannel extends EventEmitter {
  readonly done: string[] = [];

  constructor(private readonly outcome: 'confirmed' | 'returned' | 'refused') {
    super();
  }

  publish(_exchange: string, queue: string, _content: Buffer, options: object, settle: (error: unknown) => void): void {
    this.done.push(`publish ${queue}`);
    setImmediate(() => {
      if (this.outcome === 'returned') this.emit('return', { properties: options });
      this.done.push(this.outcome);
      settle(this.outcome === 'refused' ? new Error('nack') : null);
    });
  }

  ack(): void {
    this.done.push('ack');
  }
}

const refusedOn = (channel: NotedChannel) =>
  new Settlement(channel as unknown as ConfirmChannel, topology).refuse(message, again, 'why', new Date());

it('a delivery is acknowledged only after the broker has its copy', async () => {
  const channel = new NotedChannel('confirmed');
  await refusedOn(channel);
  expect(channel.done).toEqual(['publish test.network.retry.1000', 'confirmed', 'ack']);
});

it.each(['returned', 'refused'] as const)(
  'a delivery stays with the broker when its copy has not arrived: %s',
  async (outcome) => {
    const channel = new NotedChannel(outcome);
    await expect(refusedOn(channel)).rejects.toThrow(BrokerUnavailable);
    expect(channel.done).toEqual(['publish test.network.retry.1000', outcome]);
  },
);
