import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * A clerk can read twelve digits in groups of three over the phone in any language. The 40 bits suffice for one use,
 * some hours and limited tries.
 */
export function generatedDigits(): string {
  const group = () => String(randomInt(1_000)).padStart(3, '0');
  return [group(), group(), group(), group()].join(' ');
}

/** Four groups of four characters without look-alikes have 79 bits. */
export function generatedPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
