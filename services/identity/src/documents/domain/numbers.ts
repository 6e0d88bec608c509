import { maskAadhaar, maskNumber } from '@deepam/contracts';
import type { Sealed } from '../../encryption/domain/sealed.js';

/** The numbers of a person's papers, as the API names them. */
export const numberNames = ['adharNo', 'panCardNo', 'bankAccountNo', 'ifscCode'] as const;
export type NumberName = (typeof numberNames)[number];

export type SealedNumbers = Record<NumberName, Sealed | null>;
export type ClearNumbers = Record<NumberName, string | null>;

/** Left out: stays as it is. Null: is removed. */
export type NumbersChange = { readonly [Name in NumberName]?: string | null };

/** Where a number is kept, for sealing: one copied to another account or field does not open. */
export const placeOfNumber = (accountId: string, name: NumberName): string => `account/${accountId}/${name}`;

/** An IFSC stays in clear: it names a branch, not a person. */
const masks: Readonly<Record<NumberName, (number: string) => string>> = {
  adharNo: maskAadhaar,
  panCardNo: maskNumber,
  bankAccountNo: maskNumber,
  ifscCode: (code) => code,
};

export function masked(numbers: ClearNumbers): ClearNumbers {
  const mask = (name: NumberName) => (numbers[name] === null ? null : masks[name](numbers[name]));
  return {
    adharNo: mask('adharNo'),
    panCardNo: mask('panCardNo'),
    bankAccountNo: mask('bankAccountNo'),
    ifscCode: mask('ifscCode'),
  };
}
