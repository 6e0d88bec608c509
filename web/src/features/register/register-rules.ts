import {
  type ContactSeenBy,
  isIndianMobile,
  isTenDigits,
  minPasswordLength,
  nameIssue,
  normaliseMobile,
} from '@deepam/contracts';
import { nameSentences } from '../../components/ui/name-sentences.js';
import { referralCodeTyped } from './referral-code-typed.js';

export interface Registration {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly contactSeenBy: ContactSeenBy;
  readonly referralCode: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegistrationIssue =
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
