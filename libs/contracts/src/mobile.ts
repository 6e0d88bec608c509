import { plainNumber } from './typed-digits.js';

/**
 * The normal form has the ten digits of a mobile number, without the code of India (+91, 0091 or 91) and without a
 * leading 0.
 */
export const normaliseMobile = (typed: string): string => plainNumber(typed).replace(prefixed, '$1');
const prefixed = /^(?:(?:\+|00)?91)?0?(\d{10})$/;

export const tenDigits = /^\d{10}$/;
export const isTenDigits = (mobile: string): boolean => tenDigits.test(mobile);
/** Indian mobile numbers begin with 6 to 9; only new accounts are checked. */
export const isIndianMobile = (mobile: string): boolean => /^[6-9]\d{9}$/.test(mobile);
