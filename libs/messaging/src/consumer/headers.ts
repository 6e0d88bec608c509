import type { Message } from 'amqplib';

/** Ours begin with `x-event-`; the broker's own stay as they are. */
export const header = {
  /** Number of the next try, from 1. */
  attempt: 'x-event-attempt',
  /** How often it waited for the database, which costs no try. */
  outages: 'x-event-outages',
  /** `malformed`, `failed` or `unhandled`. */
  reason: 'x-event-reason',
  /** The last error without values of the payload. */
  error: 'x-event-error',
  /** Of the trace that it is a part of, by the name that every tool knows. */
  traceparent: 'traceparent',
  /** ISO 8601. */
  deadAt: 'x-event-dead-at',
} as const;

export function headersOf(message: Message): Record<string, unknown> {
  return (message.properties.headers ?? {}) as Record<string, unknown>;
}

export function attemptOf(message: Message): number {
  return numberOr(headersOf(message)[header.attempt], 1);
}

export function outagesOf(message: Message): number {
  return numberOr(headersOf(message)[header.outages], 0);
}

/** Those of a message that is a part of a trace; none of another one. */
export const traceHeaders = (traceparent: unknown): Record<string, string> =>
  typeof traceparent === 'string' ? { [header.traceparent]: traceparent } : {};

function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : fallback;
}
