import { isOfMergedBank } from './merged-banks.js';
import { plainNumber, typewritten, withoutUnseen } from './typed-digits.js';

/** The normal form has capital letters, without the signs that people write around a number. */
export const normaliseDocumentNumber = (typed: string): string => plainNumber(typed).toUpperCase();

/** The product is that of two elements of the dihedral group of order ten: 0-4 are rotations, 5-9 reflections. */
function dihedral(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const verhoeffPermutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function permuted(digit: number, times: number): number {
  let result = digit;
  for (let i = 0; i < times; i++) result = verhoeffPermutation[result]!;
  return result;
}

/** Verhoeff's check finds every wrong digit and every swap of two neighbours. The last digit is the check digit. */
export function hasVerhoeffCheck(digits: string): boolean {
  let check = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    check = dihedral(check, permuted(digit, i % 8));
  }
  return check === 0;
}

/** An Aadhaar has twelve digits, the first 2 to 9, the last a Verhoeff check digit (UIDAI). */
export const isAadhaar = (number: string): boolean => /^[2-9]\d{11}$/.test(number) && hasVerhoeffCheck(number);

/**
 * A PAN has five letters, of which the fourth is the kind of holder, four digits and a letter (Income Tax Department).
 */
export const isPan = (number: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(number);

/**
 * An IFSC has four letters for the bank, a zero, and six characters for the branch (Reserve Bank of India). The codes
 * of merged banks have ended.
 */
export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) && !isOfMergedBank(code);

/** Indian banks use nine to eighteen digits. */
export const isBankAccount = (number: string): boolean => /^\d{9,18}$/.test(number);

/** Banks write a name with capital letters, single spaces, plain apostrophes and hyphens. */
export const normaliseBankHolder = (typed: string): string =>
  typewritten(withoutUnseen(typed)).trim().replace(/\s+/g, ' ').toUpperCase();

/** A passbook has names such as D'SOUZA, M/S DEEPAM and RAMESH S/O SHYAM. */
export const isBankHolder = (name: string): boolean => /^[A-Z][A-Z ./'-]{1,59}$/.test(name);

const VISIBLE = 4;

export const maskAadhaar = (number: string): string => `XXXX XXXX ${number.slice(-VISIBLE)}`;

export const maskNumber = (number: string): string =>
  'X'.repeat(Math.max(0, number.length - VISIBLE)) + number.slice(-VISIBLE);

/** No document number has the form of a mask. */
export const isMasked = (text: string): boolean => /^(?:X{4} X{4} |X{5,})\w{4}$/.test(text);
