import type { Message, Options } from 'amqplib';
import { BrokerUnavailable } from '../events/messaging.errors.js';
import type { BrokerChannel } from './broker.js';

/** With `returned`, the broker has no queue for the event. */
export type PublishOutcome = 'routed' | 'returned';

/** Publishing is persistent and mandatory, with a known outcome; any number of messages may be in flight. */
export class ConfirmedPublisher {
  private readonly returned = new Set<string>();

  constructor(private readonly channel: BrokerChannel) {
    // The broker sends the return of a message before its confirmation.
    channel.on('return', (message: Message) => this.returned.add(String(message.properties.messageId)));
  }

  /** @throws BrokerUnavailable when it cannot be known whether the broker has the message */
  publish(
    exchange: string,
    routingKey: string,
    content: Buffer,
    options: Options.Publish & { messageId: string },
  ): Promise<PublishOutcome> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown) => {
        const wasReturned = this.returned.delete(options.messageId);
        if (error) reject(new BrokerUnavailable('The broker did not confirm the message.', { cause: error }));
        else resolve(wasReturned ? 'returned' : 'routed');
      };
      try {
        this.channel.publish(exchange, routingKey, content, { ...options, persistent: true, mandatory: true }, settle);
      } catch (error) {
        settle(error);
      }
    });
  }
}
