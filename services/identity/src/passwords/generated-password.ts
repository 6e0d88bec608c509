import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twelve digits in groups of three, which a clerk reads out over the phone in any language: 40 bits, for one use, some hours and counted tries. */
export function generatedDigits(): string {
  const group = () => String(randomInt(1_000)).padStart(3, '0');
  return [group(), group(), group(), group()].join(' ');
}

/** Four groups of four, without look-alikes: 79 bits. */
export function generatedPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
