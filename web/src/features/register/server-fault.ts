import { ApiError } from '../../lib/api/api-error.js';
import type { Registration } from './register-rules.js';

/** Where the server's refusal is shown: below the field that it is about, or below the form. */
export function faultField(fault: unknown): keyof Registration | 'form' {
  if (!(fault instanceof ApiError)) return 'form';
  if (fault.code === 'IDENTITY.MOBILE_TAKEN') return 'mobile';
  if (fault.code.startsWith('NETWORK.CODE_') || fault.code.startsWith('NETWORK.SPONSOR_')) return 'referralCode';
  const fields = ['name', 'mobile', 'email', 'referralCode', 'password'] as const;
  return fields.find((field) => fault.fieldError(field) !== undefined) ?? 'form';
}

/** The server's sentence as it is; where it gave none, the fixed one. */
export function faultSentence(fault: unknown, fixed: string): string {
  if (!(fault instanceof ApiError)) return fixed;
  const field = faultField(fault);
  const sentence = fault.fieldError(field) ?? fault.message;
  return fault.status === 0 ? `${fixed} ${sentence}` : fault.code === 'ANSWER.UNREADABLE' ? fixed : sentence;
}
