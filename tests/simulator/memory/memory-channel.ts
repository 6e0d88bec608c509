import type { ConsumeMessage, Message, Options, Replies } from 'amqplib';
import type { BrokerChannel } from '../../../libs/messaging/src/rabbit/broker.js';
import type { BrokerQueue, QueuedMessage, Taker } from './broker-queue.js';
import { Emitting } from './emitting.js';
import type { Wire } from './wire.js';

type Confirm = (error: unknown, ok: Replies.Empty) => void;

interface Unsettled {
  readonly queue: BrokerQueue;
  readonly message: QueuedMessage;
}

class ChannelError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export class MemoryChannel extends Emitting implements BrokerChannel {
  private isOpen = true;
  private mostUnsettled = Infinity;
  private tags = 0;
  private readonly unsettled = new Map<number, Unsettled>();
  private readonly unconfirmed = new Set<Confirm>();
  private readonly consumers = new Map<string, { queue: BrokerQueue; taker: Taker }>();

  constructor(private readonly wire: Wire) {
    super();
    wire.onClientLoss(() => this.shut(new Error('The connection was lost')));
    wire.onServerLoss(() => this.giveBack());
  }

  async assertExchange(exchange: string): Promise<Replies.AssertExchange> {
    await this.ask('assert exchange', () => this.wire.server.assertExchange(exchange));
    return { exchange };
  }

  async assertQueue(queue: string, options: Options.AssertQueue = {}): Promise<Replies.AssertQueue> {
    const args = options.arguments as Readonly<Record<string, unknown>>;
    await this.ask('assert queue', () => this.wire.server.assertQueue(queue, args));
    return { queue, messageCount: 0, consumerCount: 0 };
  }

  async checkExchange(exchange: string): Promise<Replies.Empty> {
    await this.ask('check exchange', () => {
      if (!this.wire.server.hasExchange(exchange)) throw new ChannelError(404, `NOT_FOUND - ${exchange}`);
    });
    return {};
  }

  async checkQueue(queue: string): Promise<Replies.AssertQueue> {
    await this.ask('check queue', () => {
      if (!this.wire.server.queues.has(queue)) throw new ChannelError(404, `NOT_FOUND - ${queue}`);
    });
    return { queue, messageCount: 0, consumerCount: 0 };
  }

  async bindQueue(queue: string, exchange: string, pattern: string): Promise<Replies.Empty> {
    await this.ask('bind', () => {
      if (!this.wire.server.bind(queue, exchange, pattern)) throw new ChannelError(404, `NOT_FOUND - ${queue}`);
    });
    return {};
  }

  async prefetch(count: number): Promise<Replies.Empty> {
    await this.ask('prefetch', () => void (this.mostUnsettled = count));
    return {};
  }

  async consume(name: string, onMessage: (message: ConsumeMessage | null) => void): Promise<Replies.Consume> {
    const consumerTag = `consumer-${this.wire.nextNumber()}`;
    await this.ask('consume', () => {
      const queue = this.wire.server.queues.get(name);
      if (!queue) throw new ChannelError(404, `NOT_FOUND - ${name}`);
      const taker = { take: (message: QueuedMessage) => this.deliver(queue, message, consumerTag, onMessage) };
      this.consumers.set(consumerTag, { queue, taker });
      queue.takers.push(taker);
      queue.serve();
    });
    return { consumerTag };
  }

  async cancel(consumerTag: string): Promise<Replies.Cancel> {
    await this.ask('cancel', () => this.stop(consumerTag));
    return { consumerTag };
  }

  publish(exchange: string, routingKey: string, content: Buffer, properties: Options.Publish = {}, confirm?: Confirm) {
    if (!this.isOpen) throw new Error('The channel is closed');
    if (confirm) this.unconfirmed.add(confirm);
    this.wire.send(`publish ${routingKey}`, () => {
      const queues = this.wire.server.route({ exchange, routingKey, content, properties, returns: 0 });
      if (queues.length === 0) this.wire.reply('return', () => this.emit('return', { content, properties }));
      this.wire.reply('confirm', () => {
        if (confirm && this.unconfirmed.delete(confirm)) confirm(null, {});
      });
    });
    return true;
  }

  ack({ fields }: Message): void {
    if (!this.isOpen) throw new Error('The channel is closed');
    const tag = fields.deliveryTag;
    this.wire.send('ack', () => {
      const settled = this.unsettled.get(tag);
      this.unsettled.delete(tag);
      settled?.queue.settle();
    });
  }

  async close(): Promise<void> {
    if (!this.isOpen) throw new Error('The channel is closed');
    await this.ask('close channel', () => this.giveBack());
    this.shut(new Error('The channel is closed'), false);
  }

  private deliver(
    queue: BrokerQueue,
    message: QueuedMessage,
    consumerTag: string,
    onMessage: (message: ConsumeMessage) => void,
  ): boolean {
    if (this.unsettled.size >= this.mostUnsettled) return false;
    this.tags += 1;
    const deliveryTag = this.tags;
    this.unsettled.set(deliveryTag, { queue, message });
    const { exchange, routingKey, content, properties, returns } = message;
    const fields = { deliveryTag, consumerTag, exchange, routingKey, redelivered: returns > 0 };
    this.wire.reply(`deliver ${routingKey}`, () => {
      if (this.isOpen) onMessage({ content, fields, properties: properties as ConsumeMessage['properties'] });
    });
    return true;
  }

  private ask(what: string, carryOut: () => void): Promise<void> {
    if (!this.isOpen) return Promise.reject(new Error('The channel is closed'));
    return this.wire.ask(what, carryOut).catch((error: unknown) => {
      if (error instanceof ChannelError) {
        this.emit('error', error);
        this.shut(error);
      }
      throw error;
    });
  }

  private giveBack(): void {
    for (const consumerTag of this.consumers.keys()) this.stop(consumerTag);
    const unsettled = [...this.unsettled.values()];
    this.unsettled.clear();
    for (const { queue, message } of unsettled) queue.takeBack(message);
  }

  private stop(consumerTag: string): void {
    const consumer = this.consumers.get(consumerTag);
    this.consumers.delete(consumerTag);
    consumer?.queue.remove(consumer.taker);
  }

  private shut(cause: Error, isLoss = true): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    const unconfirmed = [...this.unconfirmed];
    this.unconfirmed.clear();
    for (const confirm of unconfirmed) confirm(cause, {});
    if (isLoss) this.emit('close');
  }
}
