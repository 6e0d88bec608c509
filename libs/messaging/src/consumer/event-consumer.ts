import { givesWayFor, type EventEnvelope, eventEnvelope, type EventDefinition } from '@deepam/contracts';
import { RealTime, requestContext, continueTrace, newId, type RequestContext, type Span } from '@deepam/platform';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ConsumeMessage, Message } from 'amqplib';
import { EventContext, EventsContext } from '../events/event-context.js';
import { Deduplication } from '../deduplication/deduplication.js';
import { MESSAGING_OPTIONS, type ResolvedMessagingOptions } from '../messaging.options.js';
import { MessagingMetrics, type QueueDepths } from '../metrics/messaging-metrics.js';
import type { BrokerChannel, BrokerConnection } from '../rabbit/broker.js';
import { type LinkUser, within } from '../rabbit/broker-link.js';
import { findOrDeclareConsumer } from '../rabbit/find-or-declare.js';
import { depthsOf } from '../rabbit/depths.js';
import { topologyOf, type Topology } from '../rabbit/topology.js';
import { EventBatcher, type Arrival } from './event-batcher.js';
import { EventHandlers } from './event-handlers.js';
import { verdictOn } from './error-verdict.js';
import { attemptOf, outagesOf, header, headersOf } from './headers.js';
import { Settlement } from './settlement.js';
import { MalformedEvent, UnhandledEvent } from '../events/messaging.errors.js';
import { describeIssues } from '../events/seal-event.js';

const longest = 300;

const anId = /^[0-9a-f]{24}$/;

/**
 * The line about an error may be kept in a header or a log: it has name, code and message, without any value of the
 * payload (ids are kept), without quoted values (a duplicate key error names the key) and without runs of digits
 * (Aadhaar, mobile and account numbers).
 */
export function sanitiseError(error: unknown, payload: unknown): string {
  if (!(error instanceof Error)) return 'a thrown value that is not an error';
  const { name, message, code } = error as Error & { code?: unknown };
  let text = inOneLine(message);
  for (const value of longestFirst(textsIn(payload))) text = text.replaceAll(inOneLine(value), '…');
  text = text
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replace(/(?<![\w-])[\w-]+\.[\w-]+\.[\w-]{20,}/g, '…')
    .replace(/(?<![0-9a-f])\d(?:[ -]?\d){5,}(?![0-9a-f])/gi, '…');
  const label = typeof code === 'string' || typeof code === 'number' ? `${name} ${code}` : name;
  return `${label}: ${text}`.slice(0, longest);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 3 && !anId.test(value) ? [value] : [];
  if (typeof value === 'number') return String(value).length >= 4 ? [String(value)] : [];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
}

function longestFirst(texts: string[]): string[] {
  return texts.sort((a, b) => b.length - a.length);
}

@Injectable()
export class EventConsumer implements LinkUser {
  readonly handlers = new EventHandlers();
  private readonly logger = new Logger('Messaging');
  private readonly topology: Topology;
  private readonly running = new Set<Promise<void>>();
  private readonly batcher: EventBatcher;
  private channel: BrokerChannel | null = null;
  private connection: BrokerConnection | null = null;
  private consumerTag = '';
  private closing = false;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedMessagingOptions,
    private readonly deduplication: Deduplication,
    private readonly metrics: MessagingMetrics,
    private readonly time: RealTime,
  ) {
    this.topology = topologyOf(options.prefix, options.name, options.consumer.retryDelaysMs);
    this.batcher = new EventBatcher(time, (event, arrivals) => this.handleBatch(event, arrivals));
    metrics.watchQueues(() => this.depths());
  }

  async attach(connection: BrokerConnection, lost: (cause: unknown) => void, answered: () => void): Promise<void> {
    const { deliveryLimit, prefetch } = this.options.consumer;
    const channel: BrokerChannel = await connection.createConfirmChannel();
    channel.on('error', lost);
    channel.on('close', () => lost(new Error('the channel was closed')));
    const { routingKeys } = this.handlers;
    await findOrDeclareConsumer(connection, channel, this.topology, routingKeys, deliveryLimit, answered);
    await channel.prefetch(prefetch);
    if (this.closing) return;
    const settlement = new Settlement(channel, this.topology);
    this.channel = channel;
    this.connection = connection;
    const { consumerTag } = await channel.consume(this.topology.queue, (message) => {
      if (message) this.track(this.receive(message, settlement).catch(lost));
      else lost(new Error('the broker cancelled the consumer'));
    });
    this.consumerTag = consumerTag;
  }

  async detach(): Promise<void> {
    const channel = this.channel;
    this.channel = null;
    this.connection = null;
    await channel?.close();
  }

  private async depths(): Promise<QueueDepths | undefined> {
    return this.connection ? depthsOf(this.connection, this.topology) : undefined;
  }

  /**
   * The consumer accepts no new deliveries and waits at most `drainMs` for running handlers; the broker redelivers the
   * rest.
   */
  async drain(): Promise<void> {
    this.closing = true;
    await this.channel?.cancel(this.consumerTag).catch(() => {});
    await within(this.time, this.options.consumer.drainMs, Promise.all(this.running));
  }

  private track(work: Promise<void>): void {
    const tracked = work.finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }

  /** @throws BrokerUnavailable when the delivery could be neither acknowledged nor moved */
  private receive(message: ConsumeMessage, settlement: Settlement): Promise<void> {
    const delivery = readDelivery(message, (routingKey) => this.handlers.definitionOf(routingKey));
    const span = spanOf(message, delivery);
    return requestContext.run(contextOf(message, delivery, span), async () => {
      try {
        if (!delivery.envelope) throw delivery.error;
        await this.giveWay(delivery.event, delivery.envelope);
        const outcome = await this.handle(delivery.event, delivery.envelope, attemptOf(message));
        this.metrics.countConsumed(delivery.event, outcome);
        span?.end({ 'deepam.outcome': outcome });
      } catch (error) {
        span?.end({}, 'failed');
        return this.refuse(message, settlement, delivery, error);
      }
      settlement.accept(message);
    });
  }

  private async giveWay(event: string, { occurredAt }: EventEnvelope): Promise<void> {
    const ms = givesWayFor(this.options.name, event, this.time.now().getTime() - Date.parse(occurredAt));
    if (ms > 0) await this.time.pause(ms);
  }

  private async handle(event: string, envelope: EventEnvelope, attempt: number): Promise<'handled' | 'duplicate'> {
    const began = this.time.elapsed();
    try {
      if (!this.handlers.concerns(event, envelope))
        return await this.deduplication.recordEvent(this.options.name, envelope, event);
      const isTogether =
        this.handlers.takeSeveral(event) && (await this.batcher.isHandled(event, { envelope, attempt }));
      if (isTogether) return 'handled';
      return await this.deduplication.handleOnce(this.options.name, envelope, event, (session) =>
        this.handlers.run(event, envelope, new EventContext(session, envelope, attempt)),
      );
    } finally {
      this.metrics.observeHandler(event, (this.time.elapsed() - began) / 1000);
    }
  }

  private async handleBatch(event: string, arrivals: readonly Arrival[]): Promise<void> {
    const envelopes = arrivals.map(({ envelope }) => envelope);
    const attempt = Math.max(...arrivals.map((arrival) => arrival.attempt));
    try {
      await this.deduplication.handleTogether(this.options.name, envelopes, event, (session) =>
        this.handlers.runTogether(event, envelopes, new EventsContext(session, attempt)),
      );
    } catch (error) {
      this.metrics.countTogether(event, 'apart', arrivals.length);
      const payloads = envelopes.map(({ data }) => data);
      this.logger.debug(`${arrivals.length} of ${event} are handled by themselves: ${sanitiseError(error, payloads)}`);
      throw error;
    }
    this.metrics.countTogether(event, 'handled', arrivals.length);
  }

  private async refuse(
    message: ConsumeMessage,
    settlement: Settlement,
    { event, payload }: Delivery,
    cause: unknown,
  ): Promise<void> {
    const attempt = attemptOf(message);
    const { retryDelaysMs: delaysMs, unhandledTries } = this.options.consumer;
    const verdict = verdictOn(cause, { attempt, outages: outagesOf(message), delaysMs, unhandledTries });
    const error = sanitiseError(cause, payload);
    await settlement.refuse(message, verdict, error, this.time.now());
    const what = `${event} ${message.properties.messageId ?? 'without id'}, try ${attempt}`;
    if (verdict.kind === 'dead') {
      this.logger.error(`${what} is now a dead letter (${verdict.reason}): ${error}${framesOf(cause)}`);
      this.metrics.countConsumed(event, 'dead');
      this.metrics.countDeadLetter(event, verdict.reason);
      return;
    }
    const line = `${what} comes again in ${verdict.delayMs} ms (${verdict.cause}): ${error}`;
    if (verdict.cause === 'busy') this.logger.debug(line);
    else this.logger.warn(`${line}${framesOf(cause)}`);
    this.metrics.countConsumed(event, 'retried');
    this.metrics.countRetry(event, verdict.cause);
  }
}

function spanOf(message: ConsumeMessage, { event }: Delivery): Span | undefined {
  return continueTrace(headersOf(message)[header.traceparent], () => ({
    kind: 'consumer',
    name: `handle ${event}`,
    attributes: { 'messaging.destination.name': event, 'deepam.attempt': attemptOf(message) },
  }));
}

function contextOf({ properties }: ConsumeMessage, { envelope }: Delivery, span: Span | undefined): RequestContext {
  const correlationId = envelope?.correlationId ?? String(properties.correlationId ?? properties.messageId ?? newId());
  return { correlationId, causationId: envelope?.id ?? null, traceparent: span?.traceparent };
}

/**
 * The result has only the stack frames, because the first line of a stack repeats the message, which may quote the
 * payload.
 */
function framesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => `\n${line}`)
    .join('');
}

/**
 * Reads and checks the data of a message.
 * @throws MalformedEvent when it is no event or its data do not fit the definition, UnhandledEvent when `definitionOf`
 * does not know it
 */
export function readEvent(
  content: Buffer,
  definitionOf: (routingKey: string) => EventDefinition | undefined,
): { envelope: EventEnvelope; routingKey: string } {
  const envelope = eventEnvelope.safeParse(parseJson(content));
  if (!envelope.success)
    throw new MalformedEvent(`The envelope does not fit: ${describeIssues(envelope.error.issues)}`);
  const routingKey = `${envelope.data.type}.v${envelope.data.version}`;
  const definition = definitionOf(routingKey);
  if (!definition) throw new UnhandledEvent('No handler of this service knows the event.');
  const data = definition.data.safeParse(envelope.data.data);
  if (!data.success) throw new MalformedEvent(`The data does not fit: ${describeIssues(data.error.issues)}`);
  return { envelope: { ...envelope.data, data: data.data }, routingKey };
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    // The parser's own message quotes the content.
    throw new MalformedEvent('The content is not JSON.');
  }
}

interface Delivery {
  /** Counters and logs have this name: the routing key, or `unknown` when no handler knows it. */
  readonly event: string;
  readonly envelope: EventEnvelope | null;
  /** The payload must not appear in a log or header. */
  readonly payload: unknown;
  readonly error: unknown;
}

export function readDelivery(
  message: Message,
  definitionOf: (routingKey: string) => EventDefinition | undefined,
): Delivery {
  try {
    const { envelope, routingKey } = readEvent(message.content, definitionOf);
    return { event: routingKey, envelope, payload: envelope.data, error: null };
  } catch (error) {
    const type: unknown = message.properties.type;
    const event = typeof type === 'string' && definitionOf(type) ? type : 'unknown';
    return { event, envelope: null, payload: message.content.toString('utf8'), error };
  }
}
