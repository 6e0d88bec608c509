import { isAadhaar, isIndianMobile, isPan, latinDigits, normaliseMobile, withoutUnseen } from '@deepam/contracts';

/** Digits, also in groups, however these are parted; a comma or another line parts two numbers. */
const numbers = /\+?\d(?:[^\S\r\n]{0,3}[.\p{Pd}\u2212/]?[^\S\r\n]{0,3}\d){8,}/gu;
/** Of grievances: they belong into what people write to us. */
const tickets = /\bGR-\d{4}-\d{6,}\b/gi;
const pans = /\b[A-Z]{5}[ -]?\d{4}[ -]?[A-Z]\b/gi;

/**
 * Whether a text has a number in it that is never kept on a device: of an Aadhaar, a PAN or a bank account. A mobile, a UTR
 * (twelve digits) and a ticket are none of them; no other number of nine digits or more can be told from a bank account.
 */
export function holdsSecretNumber(text: string): boolean {
  const latin = latinDigits(withoutUnseen(text)).replace(tickets, '');
  return (
    (latin.match(numbers) ?? []).some(isSecret) ||
    (latin.match(pans) ?? []).some((pan) => isPan(pan.replace(/[ -]/g, '').toUpperCase()))
  );
}

function isSecret(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  // The + tells a mobile with its country from an Aadhaar.
  if (digits.length === 12 && !number.startsWith('+')) return isAadhaar(digits);
  return !isIndianMobile(normaliseMobile(number)) && (digits.length !== 12 || isAadhaar(digits));
}
