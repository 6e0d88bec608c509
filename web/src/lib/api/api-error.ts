import type { ErrorCode } from '@deepam/contracts';
import { serverWords } from '../i18n/server-words.js';
import { textOf } from '../i18n/use-text.js';
import { clientErrorMessages } from './client-error-messages.js';

/** No answer came: offline, refused, cut off, or not in time; or the browser used no passkey. */
export type ClientErrorCode =
  | 'NETWORK.UNREACHABLE'
  | 'NETWORK.SILENT'
  | 'ANSWER.UNREADABLE'
  | 'PASSKEY.NOT_USED'
  | 'PASSKEY.FAILED';

/** A call that did not succeed. `message` is a sentence for a person, in the language that they read now. */
export class ApiError extends Error {
  constructor(
    sentence: string | (() => string),
    readonly code: ErrorCode | ClientErrorCode,
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

  /** What is wrong with one field, if the server says so: in its words, or in `ours` for who does not read English. */
  fieldError(field: string, ours = this.message): string | undefined {
    const sentence = this.details[field];
    return typeof sentence === 'string' ? serverWords(sentence, ours) : undefined;
  }
}

/** What a refusal says of each field. */
export const fieldRefusals =
  (error: unknown) =>
  (field: string): string | undefined =>
    error instanceof ApiError ? error.fieldError(field) : undefined;

/** The same, of a form with a mobile that may belong to somebody else, or be the present one. */
export const mobileRefusals =
  (error: unknown) =>
  (field: string): string | undefined =>
    error instanceof ApiError && mobileCodes.includes(error.code) && field === 'mobile'
      ? error.message
      : fieldRefusals(error)(field);
const mobileCodes: readonly string[] = ['IDENTITY.MOBILE_TAKEN', 'IDENTITY.MOBILE_UNCHANGED'];

/** The same, of a form with a payment: a UTR number of another one, or a picture that the server cannot take. */
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

/** There is a connection, and nothing came over it for so long that nobody waits any more: the outcome of the call is unknown. */
export const unanswered = (): ApiError =>
  new ApiError(() => textOf(clientErrorMessages)('silent'), 'NETWORK.SILENT', 0);

export const isSilent = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK.SILENT';

/** Whether the server may have done what was asked, and could not say so. */
export const isUnanswered = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 0) || (error instanceof DOMException && error.name === 'AbortError');

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown, fallback = textOf(clientErrorMessages)('unknown')): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}

/** The sentence that is fixed for what failed, and behind it why; of an error of the server nothing is known but that. */
export const withReason = (fixed: string, error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? `${fixed} ${error.message}` : fixed;
