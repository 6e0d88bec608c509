import {
  type ContactSeenBy,
  isIndianMobile,
  isTenDigits,
  minPasswordLength,
  nameIssue,
  normaliseMobile,
  isWellFormedReferralCode,
  normaliseReferralCode,
} from '@deepam/contracts';
import { nameSentences } from '../../components/ui/name-sentences.js';
import { ApiError } from '../../lib/api/api-error.js';

/** The prefix is followed by the letter L, six characters and the check character; a code has no other L. */
const afterPrefix = 8;

/** Only a complete code with a valid check character is worth a call. */
export function referralCodeTyped(typed: string): 'partly' | 'mistyped' | 'whole' {
  const code = normaliseReferralCode(typed);
  if (isWellFormedReferralCode(code)) return 'whole';
  const prefix = code.includes('L') ? code.indexOf('L') : 1;
  return code.length < prefix + afterPrefix ? 'partly' : 'mistyped';
}

export interface Registration {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly contactSeenBy: ContactSeenBy;
  readonly referralCode: string;
  readonly password: string;
  readonly confirmPassword: string;
}

type RegistrationIssue =
  | 'nameNeeded'
  | 'nameMarks'
  | 'nameStacked'
  | 'nameMisleading'
  | 'mobileNeeded'
  | 'mobileTenDigits'
  | 'mobileStart'
  | 'emailInvalid'
  | 'codeNeeded'
  | 'codeMistyped'
  | 'passwordNeeded'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordsDiffer';

const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email);

export function registrationIssue(
  form: Registration,
  isCommon = false,
): { field: keyof Registration; issue: RegistrationIssue } | null {
  const wrongName = nameIssue(form.name);
  if (wrongName !== null) return { field: 'name', issue: nameSentences[wrongName] };
  if (form.mobile.trim() === '') return { field: 'mobile', issue: 'mobileNeeded' };
  const mobile = normaliseMobile(form.mobile);
  if (!isTenDigits(mobile)) return { field: 'mobile', issue: 'mobileTenDigits' };
  if (!isIndianMobile(mobile)) return { field: 'mobile', issue: 'mobileStart' };
  if (form.email.trim() !== '' && !looksLikeEmail(form.email.trim())) return { field: 'email', issue: 'emailInvalid' };
  if (form.referralCode.trim() === '') return { field: 'referralCode', issue: 'codeNeeded' };
  if (form.password === '') return { field: 'password', issue: 'passwordNeeded' };
  if (form.password.length < minPasswordLength) return { field: 'password', issue: 'passwordShort' };
  if (isCommon) return { field: 'password', issue: 'passwordCommon' };
  if (form.password !== form.confirmPassword) return { field: 'confirmPassword', issue: 'passwordsDiffer' };
  if (referralCodeTyped(form.referralCode) !== 'whole') return { field: 'referralCode', issue: 'codeMistyped' };
  return null;
}

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
