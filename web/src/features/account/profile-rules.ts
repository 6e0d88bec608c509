import { isAadhaar, isBankAccount, isIfsc, isPan, normaliseDocumentNumber } from '@deepam/contracts';

export interface ProfileFields {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  readonly adharNo: string;
  readonly panCardNo: string;
  readonly bankAccountNo: string;
  readonly ifscCode: string;
}

/** The numbers of a person's papers: an empty one stays as it is stored. */
export const numberRules = {
  adharNo: { isValid: isAadhaar, fault: 'adharInvalid' },
  panCardNo: { isValid: isPan, fault: 'panInvalid' },
  bankAccountNo: { isValid: isBankAccount, fault: 'bankInvalid' },
  ifscCode: { isValid: isIfsc, fault: 'ifscInvalid' },
} as const;
export type NumberField = keyof typeof numberRules;
export const numberFields = Object.keys(numberRules) as NumberField[];

export type ProfileFault = 'nameNeeded' | 'emailInvalid' | (typeof numberRules)[NumberField]['fault'];

const looksLikeEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** The first thing that is wrong with a profile as typed, or null. */
export function profileFault(form: ProfileFields): { field: keyof ProfileFields; fault: ProfileFault } | null {
  if (form.name.trim() === '') return { field: 'name', fault: 'nameNeeded' };
  if (form.email.trim() !== '' && !looksLikeEmail(form.email.trim())) return { field: 'email', fault: 'emailInvalid' };
  for (const field of numberFields) {
    const { isValid, fault } = numberRules[field];
    const number = normaliseDocumentNumber(form[field]);
    if (number !== '' && !isValid(number)) return { field, fault };
  }
  return null;
}

/** What is sent: texts without stray blanks, and only the numbers that were typed. */
export function profileChange(form: ProfileFields): Partial<ProfileFields> {
  const typed = numberFields.filter((field) => form[field].trim() !== '');
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    address: form.address.trim(),
    ...Object.fromEntries(typed.map((field) => [field, normaliseDocumentNumber(form[field])])),
  };
}
