import type { ErrorCode } from '@deepam/contracts';
import { serverWords } from '../i18n/server-words.js';
import { textOf } from '../i18n/use-text.js';
import { faultMessages } from './fault-messages.js';

/** No answer came: offline, refused, cut off. */
export type ClientFault = 'NETWORK.UNREACHABLE' | 'ANSWER.UNREADABLE';

/** A call that did not succeed. `message` is a sentence for a person, in the language that they read now. */
export class ApiError extends Error {
  constructor(
    sentence: string | (() => string),
    readonly code: ErrorCode | ClientFault,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** Field name -> what is wrong with it, where the server says so. */
    readonly details: Readonly<Record<string, unknown>> = {},
    readonly requestId: string | null = null,
  ) {
    super();
    Object.defineProperty(this, 'message', { get: () => (typeof sentence === 'string' ? sentence : sentence()) });
    this.name = 'ApiError';
  }

  /** What is wrong with one field, if the server says so. */
  fieldError(field: string): string | undefined {
    const sentence = this.details[field];
    return typeof sentence === 'string' ? serverWords(sentence, this.message) : undefined;
  }
}

/** What a refusal says of each field. */
export const fieldRefusals =
  (fault: unknown) =>
  (field: string): string | undefined =>
    fault instanceof ApiError ? fault.fieldError(field) : undefined;

export function unreachable(): ApiError {
  const fault = navigator.onLine ? 'unreachable' : 'offline';
  return new ApiError(() => textOf(faultMessages)(fault), 'NETWORK.UNREACHABLE', 0);
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(fault: unknown, fallback = textOf(faultMessages)('unknown')): string {
  return fault instanceof ApiError && fault.message !== '' ? fault.message : fallback;
}

/** The sentence that is fixed for what failed, and behind it why; of a fault of the server nothing is known but that. */
export const withReason = (fixed: string, fault: unknown): string =>
  fault instanceof ApiError && fault.status < 500 ? `${fixed} ${fault.message}` : fixed;
