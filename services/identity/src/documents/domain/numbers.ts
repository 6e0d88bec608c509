import { isMasked, maskAadhaar, maskNumber } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { Sealed } from '../../encryption/domain/sealed.js';

/** The numbers of a person's KYC documents, as the API names them. */
export const numberNames = ['adharNo', 'panCardNo', 'bankAccountNo', 'ifscCode', 'bankHolder'] as const;
export type NumberName = (typeof numberNames)[number];

/** With it, what tells that another account has the same one: see `digestsOf`. Missing until it was made once, and for an IFSC. */
export interface SealedNumber extends Sealed {
  readonly digests?: readonly string[];
  readonly digestedBy?: readonly string[];
}
/** Accounts of before have no name as at the bank. */
export type SealedNumbers = Record<Exclude<NumberName, 'bankHolder'>, SealedNumber | null> & {
  readonly bankHolder?: SealedNumber | null;
};
export type ClearNumbers = Record<NumberName, string | null>;

/** As sent. Left out, or masked as the account shows it: stays as it is. Null: is removed. */
export type NumbersInput = { readonly [Name in NumberName]?: string | null | undefined };

/** Where a number is kept, for sealing: one copied to another account or field does not open. */
export const placeOfNumber = (accountId: string, name: NumberName): string => `account/${accountId}/${name}`;

/** An IFSC stays in clear: it names a branch, not a person. So does a name: it is no secret to its owner. */
const masks: Readonly<Record<NumberName, (number: string) => string>> = {
  adharNo: maskAadhaar,
  panCardNo: maskNumber,
  bankAccountNo: maskNumber,
  ifscCode: (code) => code,
  bankHolder: (name) => name,
};

export function masked(numbers: ClearNumbers): ClearNumbers {
  const mask = (name: NumberName) => (numbers[name] === null ? null : masks[name](numbers[name]));
  return {
    adharNo: mask('adharNo'),
    panCardNo: mask('panCardNo'),
    bankAccountNo: mask('bankAccountNo'),
    ifscCode: mask('ifscCode'),
    bankHolder: mask('bankHolder'),
  };
}

/**
 * The numbers that were given in clear, and those to be removed.
 * @throws DomainError REQUEST.INVALID for a masked number that is not the stored one
 */
export function givenNumbers(stored: ClearNumbers, input: NumbersInput): Partial<ClearNumbers> {
  const shown = masked(stored);
  const given: Partial<ClearNumbers> = {};
  for (const name of numberNames) {
    const value = input[name];
    if (value === undefined || (value !== null && value === shown[name])) continue;
    if (value !== null && isMasked(value)) {
      const sentence = 'This is not the number that we have. Please enter the whole number.';
      throw new DomainError('REQUEST.INVALID', { message: sentence, details: { [name]: sentence } });
    }
    given[name] = value;
  }
  return given;
}
