import { isOfMergedBank } from './merged-banks.js';
import { plainNumber, typewritten, withoutUnseen } from './typed-digits.js';

/** The number in capital letters, without what people write around it. */
export const normaliseDocumentNumber = (typed: string): string => plainNumber(typed).toUpperCase();

/** Product of two elements of the dihedral group of order ten: 0-4 are rotations, 5-9 reflections. */
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

/** Verhoeff's check: finds every wrong digit and every swap of two neighbours. The last digit is the check digit. */
export function hasVerhoeffCheck(digits: string): boolean {
  let check = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    check = dihedral(check, permuted(digit, i % 8));
  }
  return check === 0;
}

/** Twelve digits, the first 2 to 9, the last a Verhoeff check digit (UIDAI). */
export const isAadhaar = (number: string): boolean => /^[2-9]\d{11}$/.test(number) && hasVerhoeffCheck(number);

/** Five letters, of which the fourth tells the kind of holder, four digits and a letter (Income Tax Department). */
export const isPan = (number: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(number);

/** Four letters for the bank, a zero, six characters for the branch (Reserve Bank of India). The codes of merged banks have ended. */
export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) && !isOfMergedBank(code);

/** Indian banks use nine to eighteen digits. */
export const isBankAccount = (number: string): boolean => /^\d{9,18}$/.test(number);

/** A name as banks write it: capital letters, single spaces, plain apostrophes and hyphens. */
export const normaliseBankHolder = (typed: string): string =>
  typewritten(withoutUnseen(typed)).trim().replace(/\s+/g, ' ').toUpperCase();

/** A name in letters and signs of a passbook, such as D'SOUZA, M/S DEEPAM and RAMESH S/O SHYAM. */
export const isBankHolder = (name: string): boolean => /^[A-Z][A-Z ./'-]{1,59}$/.test(name);

const VISIBLE = 4;

export const maskAadhaar = (number: string): string => `XXXX XXXX ${number.slice(-VISIBLE)}`;

export const maskNumber = (number: string): string =>
  'X'.repeat(Math.max(0, number.length - VISIBLE)) + number.slice(-VISIBLE);

/** Whether a text is a mask and no number: none has this form. */
export const isMasked = (text: string): boolean => /^(?:X{4} X{4} |X{5,})\w{4}$/.test(text);
