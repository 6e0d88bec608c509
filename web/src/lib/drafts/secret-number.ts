import { isAadhaar, isIndianMobile, isPan, latinDigits, normaliseMobile, withoutUnseen } from '@deepam/contracts';

/** Digit groups with any separators; a comma or a new line separates two numbers. */
const numbers = /\+?\d(?:[^\S\r\n]{0,3}[.\p{Pd}\u2212/]?[^\S\r\n]{0,3}\d){8,}/gu;
/** Ticket numbers are allowed, because people mention them. */
const tickets = /\bGR-\d{4}-\d{6,}\b/gi;
const pans = /\b[A-Z]{5}[ -]?\d{4}[ -]?[A-Z]\b/gi;

/**
 * An Aadhaar, a PAN or a bank account number must never be stored on a device. A mobile, a UTR (twelve digits) and a
 * ticket are allowed; any other number of nine digits or more may be a bank account.
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
