import { continueTrace, newId, type RequestContext, type Span } from '@deepam/platform';
import type { ConsumeMessage } from 'amqplib';
import type { Delivery } from './delivery.js';
import { attemptOf, header, headersOf } from './headers.js';

export function spanOf(message: ConsumeMessage, { event }: Delivery): Span | undefined {
  return continueTrace(headersOf(message)[header.traceparent], () => ({
    kind: 'consumer',
    name: `handle ${event}`,
    attributes: { 'messaging.destination.name': event, 'deepam.attempt': attemptOf(message) },
  }));
}

export function contextOf(
  { properties }: ConsumeMessage,
  { envelope }: Delivery,
  span: Span | undefined,
): RequestContext {
  const correlationId = envelope?.correlationId ?? String(properties.correlationId ?? properties.messageId ?? newId());
  return { correlationId, causationId: envelope?.id ?? null, traceparent: span?.traceparent };
}

/** The stack frames; the first line of a stack repeats the message, which may quote the payload. */
export function framesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => `\n${line}`)
    .join('');
}
