import { isMasked, maskAadhaar, maskNumber } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { Sealed } from '../../encryption/domain/sealed.js';

export const numberNames = ['adharNo', 'panCardNo', 'bankAccountNo', 'ifscCode', 'bankHolder'] as const;
export type NumberName = (typeof numberNames)[number];

/**
 * The digests find other accounts with the same number, see `digestsOf`. They are missing for an IFSC and until they
 * are made.
 */
export interface SealedNumber extends Sealed {
  readonly digests?: readonly string[];
  readonly digestedBy?: readonly string[];
}
export type SealedNumbers = Record<Exclude<NumberName, 'bankHolder'>, SealedNumber | null> & {
  readonly bankHolder?: SealedNumber | null;
};
export type ClearNumbers = Record<NumberName, string | null>;

/** A missing or masked number stays unchanged, and null removes it. */
export type NumbersInput = { readonly [Name in NumberName]?: string | null | undefined };

/** The place is part of the encryption, so a number that was copied to another account or field can't be opened. */
export const placeOfNumber = (accountId: string, name: NumberName): string => `account/${accountId}/${name}`;

/** An IFSC is shown in clear, as it names a branch; the owner's name is no secret to the owner either. */
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

/** @throws DomainError REQUEST.INVALID for a masked number that is not the stored one */
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
