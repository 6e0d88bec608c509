import { continueTrace, type RealTime } from '@deepam/platform';
import { traceHeaders } from '../consumer/headers.js';
import { BrokerUnavailable } from '../events/messaging.errors.js';
import type { BrokerChannel, BrokerConnection } from '../rabbit/broker.js';
import type { LinkUser } from '../rabbit/broker-link.js';
import { ConfirmedPublisher, type PublishOutcome } from '../rabbit/confirmed-publisher.js';
import { findOrDeclareExchange } from '../rabbit/find-or-declare.js';
import { Listeners } from '../rabbit/listeners.js';
import type { OutboxRow } from './outbox.schema.js';

export class EventPublisher implements LinkUser {
  private channel: BrokerChannel | null = null;
  private publisher: ConfirmedPublisher | null = null;
  private listeners: Listeners | null = null;

  constructor(
    private readonly exchange: string,
    private readonly prefix: string,
    private readonly time: RealTime,
    private readonly onAttached: () => void,
  ) {}

  get isReady(): boolean {
    return this.publisher !== null;
  }

  async attach(connection: BrokerConnection, lost: (cause: unknown) => void): Promise<void> {
    const channel = await connection.createConfirmChannel();
    channel.on('error', lost);
    channel.on('close', () => lost(new Error('the channel was closed')));
    await findOrDeclareExchange(connection, channel, this.exchange);
    this.channel = channel;
    this.publisher = new ConfirmedPublisher(channel);
    this.listeners = new Listeners(connection, this.prefix, this.time);
    this.onAttached();
  }

  async detach(): Promise<void> {
    const channel = this.channel;
    this.channel = null;
    this.publisher = null;
    this.listeners = null;
    await channel?.close();
  }

  /**
   * The event is published when every service that listens to it has its queue; otherwise the result is `unheard`.
   * @throws BrokerUnavailable when it cannot be known whether the broker has the event
   */
  async publish({ _id, routingKey, envelope, traceparent, createdAt }: OutboxRow): Promise<PublishOutcome | 'unheard'> {
    if (this.listeners && !(await this.listeners.areBound(routingKey))) return 'unheard';
    if (!this.publisher) throw new BrokerUnavailable('The broker is not connected.');
    const span = continueTrace(traceparent, () => ({
      kind: 'producer',
      name: `publish ${routingKey}`,
      attributes: { 'messaging.destination.name': routingKey },
      startedAt: createdAt,
    }));
    const publishing = this.publisher.publish(this.exchange, routingKey, Buffer.from(JSON.stringify(envelope)), {
      messageId: _id,
      type: routingKey,
      contentType: 'application/json',
      correlationId: envelope.correlationId,
      timestamp: Math.floor(Date.parse(envelope.occurredAt) / 1000),
      headers: traceHeaders(span?.traceparent),
    });
    publishing.then(
      (outcome) => span?.end({ 'deepam.outcome': outcome }),
      () => span?.end({}, 'failed'),
    );
    return publishing;
  }
}
