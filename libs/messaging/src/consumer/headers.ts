import type { Message } from 'amqplib';

/** Our headers begin with `x-event-`; the headers of the broker are not changed. */
export const header = {
  attempt: 'x-event-attempt',
  outages: 'x-event-outages',
  reason: 'x-event-reason',
  /** The header has the last error without values of the payload. */
  error: 'x-event-error',
  traceparent: 'traceparent',
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

export const traceHeaders = (traceparent: unknown): Record<string, string> =>
  typeof traceparent === 'string' ? { [header.traceparent]: traceparent } : {};

function numberOr(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : fallback;
}
