import { eventEnvelope, type EventDefinition, type EventEnvelope } from '@deepam/contracts';
import type { Message } from 'amqplib';
import { MalformedEvent, UnhandledEvent } from '../events/messaging.errors.js';
import { describeIssues } from '../events/seal-event.js';

/**
 * Reads a message down to its checked data.
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

export interface Delivery {
  /** The name in counters and logs: the routing key, or `unknown` when no handler knows it. */
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
