import { ApiError } from '../../lib/api/api-error.js';
import type { Registration, RegistrationIssue } from './register-rules.js';

export function refusedField(error: unknown): keyof Registration | 'form' {
  if (!(error instanceof ApiError)) return 'form';
  if (error.code === 'IDENTITY.MOBILE_TAKEN') return 'mobile';
  if (error.code.startsWith('NETWORK.CODE_') || error.code.startsWith('NETWORK.SPONSOR_')) return 'referralCode';
  const fields = ['name', 'mobile', 'email', 'referralCode', 'password'] as const;
  return fields.find((field) => error.fieldError(field) !== undefined) ?? 'form';
}

const ownSentences = {
  name: 'nameMarks',
  mobile: 'mobileTenDigits',
  email: 'emailInvalid',
  referralCode: 'codeNeeded',
  password: 'passwordShort',
} as const;

export function refusalSentence(error: unknown, say: (key: RegistrationIssue | 'failed') => string): string {
  const fixed = say('failed');
  if (!(error instanceof ApiError)) return fixed;
  const field = refusedField(error);
  const own = field in ownSentences ? say(ownSentences[field as keyof typeof ownSentences]) : undefined;
  const sentence = error.fieldError(field, own) ?? error.message;
  return error.status === 0 ? `${fixed} ${sentence}` : error.code === 'ANSWER.UNREADABLE' ? fixed : sentence;
}
