import type { GetMessage, Message } from 'amqplib';
import { attemptOf, header, headersOf } from '../consumer/headers.js';

/**
 * `reason` is `malformed`, `failed`, `unhandled`, or the broker's own word such as `delivery_limit`. `deadAt` is ISO
 * 8601, or null if the broker itself gave up. `error` has no values of the payload.
 */
export interface DeadLetter {
  readonly id: string;
  readonly event: string;
  readonly reason: string;
  readonly attempts: number;
  readonly deadAt: string | null;
  readonly error: string;
  readonly content: string;
}

export function deadLetterOf(message: Message | GetMessage): DeadLetter {
  const headers = headersOf(message);
  const { messageId, type } = message.properties;
  return {
    id: textOr(messageId, '-'),
    event: textOr(type, 'unknown'),
    reason: textOr(headers[header.reason], textOr(headers['x-first-death-reason'], 'unknown')),
    attempts: attemptOf(message),
    deadAt: textOr(headers[header.deadAt], '') || null,
    error: textOr(headers[header.error], 'none was recorded'),
    content: message.content.toString('utf8'),
  };
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
