import { isTenDigits, minPasswordLength, normaliseMobile, type PlanName } from '@deepam/contracts';

export interface MemberForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly mobile: string;
  readonly plan: PlanName | '';
  readonly planProof: File | null;
}

export type MemberFault =
  | 'nameNeeded'
  | 'emailInvalid'
  | 'passwordNeeded'
  | 'passwordShort'
  | 'passwordCommon'
  | 'mobileNeeded'
  | 'mobileWrong'
  | 'planNeeded'
  | 'proofNeeded';
export type MemberFaults = Partial<Record<keyof MemberForm, MemberFault>>;

const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

function passwordFault(password: string, isCommon: boolean): MemberFault | null {
  if (password === '') return 'passwordNeeded';
  if (password.length < minPasswordLength) return 'passwordShort';
  return isCommon ? 'passwordCommon' : null;
}

function mobileFault(mobile: string): MemberFault | null {
  if (mobile.trim() === '') return 'mobileNeeded';
  return isTenDigits(normaliseMobile(mobile)) ? null : 'mobileWrong';
}

/** Everything that is wrong, by field; empty when the form can be sent. Email is optional. */
export function memberFaults(form: MemberForm, isCommon = false): MemberFaults {
  const found: Record<keyof MemberForm, MemberFault | null> = {
    name: form.name.trim() === '' ? 'nameNeeded' : null,
    email: form.email.trim() !== '' && !looksLikeEmail(form.email.trim()) ? 'emailInvalid' : null,
    password: passwordFault(form.password, isCommon),
    mobile: mobileFault(form.mobile),
    plan: form.plan === '' ? 'planNeeded' : null,
    planProof: form.planProof === null ? 'proofNeeded' : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as MemberFaults;
}
