import { isTenDigits, minPasswordLength, normaliseMobile } from '@deepam/contracts';

export interface Registration {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly referralCode: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegistrationFault =
  | 'nameNeeded'
  | 'mobileNeeded'
  | 'mobileTenDigits'
  | 'emailInvalid'
  | 'codeNeeded'
  | 'passwordNeeded'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordsDiffer';

const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** The first thing that is wrong, in the order of the specification (docs/specification/web.md); null when all is well. */
export function registrationFault(
  form: Registration,
  isCommon = false,
): { field: keyof Registration; fault: RegistrationFault } | null {
  if (form.name.trim() === '') return { field: 'name', fault: 'nameNeeded' };
  if (form.mobile.trim() === '') return { field: 'mobile', fault: 'mobileNeeded' };
  if (!isTenDigits(normaliseMobile(form.mobile))) return { field: 'mobile', fault: 'mobileTenDigits' };
  if (form.email.trim() !== '' && !looksLikeEmail(form.email.trim())) return { field: 'email', fault: 'emailInvalid' };
  if (form.referralCode.trim() === '') return { field: 'referralCode', fault: 'codeNeeded' };
  if (form.password === '') return { field: 'password', fault: 'passwordNeeded' };
  if (form.password.length < minPasswordLength) return { field: 'password', fault: 'passwordShort' };
  if (isCommon) return { field: 'password', fault: 'passwordCommon' };
  if (form.password !== form.confirmPassword) return { field: 'confirmPassword', fault: 'passwordsDiffer' };
  return null;
}
