import type { ConfirmChannel, GetMessage } from 'amqplib';
import { BrokerUnavailable } from '../events/messaging.errors.js';
import { header, headersOf, traceHeaders } from '../consumer/headers.js';
import { ConfirmedPublisher } from '../rabbit/confirmed-publisher.js';
import { topologyOf, type Topology } from '../rabbit/topology.js';
import { deadLetterOf, type DeadLetter } from './dead-letter.js';

/**
 * Messages are read without an acknowledgement, so they return to the queue when the channel closes, and one instance
 * serves one command.
 */
export class DeadLetterQueue {
  private readonly topology: Topology;
  private readonly publisher: ConfirmedPublisher;

  constructor(
    private readonly channel: ConfirmChannel,
    prefix: string,
    service: string,
  ) {
    this.topology = topologyOf(prefix, service, []);
    this.publisher = new ConfirmedPublisher(channel);
  }

  get name(): string {
    return this.topology.dead;
  }

  async count(): Promise<number> {
    return (await this.channel.checkQueue(this.name)).messageCount;
  }

  async list(limit: number): Promise<DeadLetter[]> {
    const letters: DeadLetter[] = [];
    for await (const message of this.messages(limit)) letters.push(deadLetterOf(message));
    return letters;
  }

  async find(id: string): Promise<DeadLetter | null> {
    for await (const message of this.messages(await this.count())) {
      const letter = deadLetterOf(message);
      if (letter.id === id) return letter;
    }
    return null;
  }

  /**
   * Sends every copy of the message back to its service.
   * @param before resolves before the first one is sent; not called when there is none
   * @returns the number of copies
   */
  async replay(id: string, before: () => Promise<void>): Promise<number> {
    return this.replayWhere((letter) => letter.id === id, before);
  }

  /** Replays all present dead letters; a letter that fails again is not replayed a second time. */
  async replayAll(before: () => Promise<void>): Promise<number> {
    return this.replayWhere(() => true, before);
  }

  private async replayWhere(isWanted: (letter: DeadLetter) => boolean, before: () => Promise<void>): Promise<number> {
    let replayed = 0;
    for await (const message of this.messages(await this.count())) {
      if (!isWanted(deadLetterOf(message))) continue;
      if (replayed === 0) await before();
      await this.sendBack(message);
      replayed += 1;
    }
    return replayed;
  }

  /**
   * The message returns to the queue of this service, not to the exchange, because the other services have handled it.
   * Its tries start at 1 again.
   */
  private async sendBack(message: GetMessage): Promise<void> {
    const { messageId, type, contentType, correlationId, timestamp } = message.properties;
    const headers = traceHeaders(headersOf(message)[header.traceparent]);
    const options = { messageId: String(messageId ?? '-'), type, contentType, correlationId, timestamp, headers };
    if ((await this.publisher.publish('', this.topology.queue, message.content, options)) === 'returned') {
      throw new BrokerUnavailable(`The queue ${this.topology.queue} does not exist.`);
    }
    this.channel.ack(message);
  }

  private async *messages(limit: number): AsyncGenerator<GetMessage> {
    for (let taken = 0; taken < limit; taken += 1) {
      const message = await this.channel.get(this.name, { noAck: false });
      if (!message) return;
      yield message;
    }
  }
}
