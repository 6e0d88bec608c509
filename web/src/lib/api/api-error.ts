import type { ErrorCode } from '@deepam/contracts';
import { serverWords } from '../i18n/server-words.js';
import { textOf } from '../i18n/use-text.js';
import { clientErrorMessages } from './client-error-messages.js';

/** The browser sets these codes if no usable answer arrived, or if it used no passkey. */
export type ClientErrorCode =
  | 'NETWORK.UNREACHABLE'
  | 'NETWORK.SILENT'
  | 'ANSWER.UNREADABLE'
  | 'PASSKEY.NOT_USED'
  | 'PASSKEY.FAILED';

export class ApiError extends Error {
  constructor(
    sentence: string | (() => string),
    readonly code: ErrorCode | ClientErrorCode,
    /** The value is the HTTP status, or 0 without an answer. */
    readonly status: number,
    readonly details: Readonly<Record<string, unknown>> = {},
    readonly requestId: string | null = null,
  ) {
    super();
    Object.defineProperty(this, 'message', { get: () => (typeof sentence === 'string' ? sentence : sentence()) });
    this.name = 'ApiError';
  }

  /** Returns the server's message for a field, or `ours` for readers of other languages. */
  fieldError(field: string, ours = this.message): string | undefined {
    const sentence = this.details[field];
    return typeof sentence === 'string' ? serverWords(sentence, ours) : undefined;
  }
}

export const fieldRefusals =
  (error: unknown) =>
  (field: string): string | undefined =>
    error instanceof ApiError ? error.fieldError(field) : undefined;

export const mobileRefusals =
  (error: unknown) =>
  (field: string): string | undefined =>
    error instanceof ApiError && mobileCodes.includes(error.code) && field === 'mobile'
      ? error.message
      : fieldRefusals(error)(field);
const mobileCodes: readonly string[] = ['IDENTITY.MOBILE_TAKEN', 'IDENTITY.MOBILE_UNCHANGED'];

export const paymentRefusals =
  (error: unknown, picture: string) =>
  (field: string): string | undefined => {
    const code = error instanceof ApiError ? error.code : '';
    const isAbout = code === 'NETWORK.UTR_USED' ? 'utr' : code.startsWith('FILE.') ? picture : null;
    return isAbout === field ? sentenceOf(error) : fieldRefusals(error)(field);
  };

export function unreachable(): ApiError {
  const reason = navigator.onLine ? 'unreachable' : 'offline';
  return new ApiError(() => textOf(clientErrorMessages)(reason), 'NETWORK.UNREACHABLE', 0);
}

/** The connection works, but no answer has come for so long that the outcome of the call is unknown. */
export const unanswered = (): ApiError =>
  new ApiError(() => textOf(clientErrorMessages)('silent'), 'NETWORK.SILENT', 0);

export const isSilent = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK.SILENT';

/** The server may have executed the call without an answer. */
export const isUnanswered = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 0) || (error instanceof DOMException && error.name === 'AbortError');

export function sentenceOf(error: unknown, fallback = textOf(clientErrorMessages)('unknown')): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

export const withReason = (fixed: string, error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? `${fixed} ${error.message}` : fixed;
