import { Readiness, RealTime, Watchdog } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { EventConsumer } from './consumer/event-consumer.js';
import type { EventPatternExtras } from './events/on-event.js';
import { MESSAGING_OPTIONS, type ResolvedMessagingOptions } from './messaging.options.js';
import { Broker } from './rabbit/broker.js';
import { BrokerLink } from './rabbit/broker-link.js';

/**
 * Nest sees the consumer as this transport, which collects the `@OnEvent` methods of all controllers and runs with the
 * application. Nest's own RabbitMQ transport acknowledges by hand or before the work, knows no retries, no dead letters
 * and no inbox, and hides a handler's error.
 */
@Injectable()
export class RabbitTransport extends Server implements CustomTransportStrategy {
  /** The transport sees every error of a handler itself; Nest need not log it. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly link: BrokerLink;

  constructor(
    @Inject(MESSAGING_OPTIONS) options: ResolvedMessagingOptions,
    private readonly consumer: EventConsumer,
    readiness: Readiness,
    watchdog: Watchdog,
    broker: Broker,
    time: RealTime,
  ) {
    super();
    this.link = new BrokerLink(broker, time, `${options.name} event consumer`, consumer);
    readiness.observe('event consumer', 'changes made by other services', () => {
      if (this.hasHandlers && !this.link.isAttached) throw new Error('not attached to its queue');
    });
    watchdog.register({
      name: 'event consumer',
      own: () => this.link.answers(),
      isFresh: () => this.link.answersAnew(),
    });
  }

  override addHandler(
    pattern: unknown,
    handler: MessageHandler,
    isEventHandler = false,
    { definition, ...extras }: EventPatternExtras = {},
  ): void {
    if (!isEventHandler || !definition) {
      throw new Error(`${String(pattern)} is not bound to a contract; events are handled by @OnEvent(definition).`);
    }
    this.consumer.handlers.add(definition, { handler, ...extras });
  }

  /**
   * The callback follows the first try. Without a broker the service serves calls, and attaches when the broker
   * returns.
   */
  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      if (this.hasHandlers) await this.link.start();
      callback();
    } catch (error) {
      callback(error);
    }
  }

  async close(): Promise<void> {
    await this.consumer.drain();
    await this.link.stop();
  }

  override on(): void {
    throw new Error('The transport has no events of its own; readiness tells its state.');
  }

  override unwrap<T>(): T {
    return this.link as T;
  }

  private get hasHandlers(): boolean {
    return this.consumer.handlers.routingKeys.length > 0;
  }
}
