import { ApiError } from '../../lib/api/api-error.js';
import type { Registration } from './register-rules.js';

/** Where the server's refusal is shown: below the field that it is about, or below the form. */
export function refusedField(error: unknown): keyof Registration | 'form' {
  if (!(error instanceof ApiError)) return 'form';
  if (error.code === 'IDENTITY.MOBILE_TAKEN') return 'mobile';
  if (error.code.startsWith('NETWORK.CODE_') || error.code.startsWith('NETWORK.SPONSOR_')) return 'referralCode';
  const fields = ['name', 'mobile', 'email', 'referralCode', 'password'] as const;
  return fields.find((field) => error.fieldError(field) !== undefined) ?? 'form';
}

/** The server's sentence as it is; where it gave none, the fixed one. */
export function refusalSentence(error: unknown, fixed: string): string {
  if (!(error instanceof ApiError)) return fixed;
  const field = refusedField(error);
  const sentence = error.fieldError(field) ?? error.message;
  return error.status === 0 ? `${fixed} ${sentence}` : error.code === 'ANSWER.UNREADABLE' ? fixed : sentence;
}
