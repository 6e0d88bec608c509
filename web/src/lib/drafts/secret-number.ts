import { isAadhaar, isIndianMobile, isPan, latinDigits, normaliseMobile } from '@deepam/contracts';

/** Digits, also in groups. */
const numbers = /\d(?:[ -]?\d){8,}/g;
/** Of grievances: they belong into what people write to us. */
const tickets = /\bGR-\d{4}-\d{6,}\b/gi;
const words = /[A-Z0-9]+/gi;

/**
 * Whether a text has a number in it that is never kept on a device: of an Aadhaar, a PAN or a bank account. A mobile, a UTR
 * (twelve digits) and a ticket are none of them; no other number of nine digits or more can be told from a bank account.
 */
export function holdsSecretNumber(text: string): boolean {
  const latin = latinDigits(text).replace(tickets, '');
  const isSecret = (digits: string) =>
    !isIndianMobile(normaliseMobile(digits)) && (digits.length !== 12 || isAadhaar(digits));
  return (
    (latin.match(numbers) ?? []).some((number) => isSecret(number.replace(/\D/g, ''))) ||
    (latin.match(words) ?? []).some((word) => isPan(word.toUpperCase()))
  );
}
