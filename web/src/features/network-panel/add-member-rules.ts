import { isTenDigits, normaliseMobile, type PlanName } from '@deepam/contracts';

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
  | 'mobileNeeded'
  | 'mobileWrong'
  | 'planNeeded'
  | 'proofNeeded';
export type MemberFaults = Partial<Record<keyof MemberForm, MemberFault>>;

const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

const passwordFault = (password: string): MemberFault | null =>
  password === '' ? 'passwordNeeded' : password.length < 6 ? 'passwordShort' : null;

function mobileFault(mobile: string): MemberFault | null {
  if (mobile.trim() === '') return 'mobileNeeded';
  return isTenDigits(normaliseMobile(mobile)) ? null : 'mobileWrong';
}

/** Everything that is wrong, by field; empty when the form can be sent. Email is optional. */
export function memberFaults(form: MemberForm): MemberFaults {
  const found: Record<keyof MemberForm, MemberFault | null> = {
    name: form.name.trim() === '' ? 'nameNeeded' : null,
    email: form.email.trim() !== '' && !looksLikeEmail(form.email.trim()) ? 'emailInvalid' : null,
    password: passwordFault(form.password),
    mobile: mobileFault(form.mobile),
    plan: form.plan === '' ? 'planNeeded' : null,
    planProof: form.planProof === null ? 'proofNeeded' : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as MemberFaults;
}
