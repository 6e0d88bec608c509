import { latinDigits } from './typed-digits.js';

/**
 * Strips spaces, hyphens, `+91` and a leading 0, and writes digits of Indian scripts as Latin ones: one person types one number in many
 * ways.
 */
export function normaliseMobile(input: string): string {
  const digits = latinDigits(input.replace(/[\s-]+/g, ''));
  if (/^\+91\d{10}$/.test(digits)) return digits.slice(3);
  if (/^0\d{10}$/.test(digits)) return digits.slice(1);
  return digits;
}

export const tenDigits = /^\d{10}$/;
export const isTenDigits = (mobile: string): boolean => tenDigits.test(mobile);
/** Indian mobile numbers begin with 6 to 9; asked of new accounts only. */
export const isIndianMobile = (mobile: string): boolean => /^[6-9]\d{9}$/.test(mobile);
