import { plainNumber } from './typed-digits.js';

/** The alphabet has digits and letters without the look-alikes 0 O 1 I L. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BODY_LENGTH = 6;
const prefixes = ['O', 'F', 'S', 'TH', 'FR', 'FV', 'SI', 'SV', 'E', 'N', 'TN'] as const;

/** The prefix is `O` for the head at depth 0 and `TN` at depth 10; then follow `D11`, `D12` and so on. */
export function prefixOfDepth(depth: number): string {
  return prefixes[depth] ?? `D${depth}`;
}

function checkCharacter(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[text.length - 1 - i]!;
    const value = codeAlphabet.indexOf(char);
    // Prefixes contain O, L, 0 and 1, which the alphabet lacks.
    sum += (value === -1 ? char.charCodeAt(0) : value) * ((i % 30) + 2);
  }
  return codeAlphabet[sum % codeAlphabet.length]!;
}

/**
 * The code belongs to a member at `depth`.
 * @param random six numbers in [0, 1)
 */
export function makeReferralCode(depth: number, random: () => number): string {
  let body = '';
  for (let i = 0; i < BODY_LENGTH; i++) body += codeAlphabet[Math.floor(random() * codeAlphabet.length)];
  const text = `${prefixOfDepth(depth)}L${body}`;
  return text + checkCharacter(text);
}

const shape = new RegExp(`^(?:${prefixes.join('|')}|D[1-9][0-9]+)L[${codeAlphabet}]{${BODY_LENGTH + 1}}$`);

/** The pattern finds the code in an invitation link; the pasted text may hold more than the link. */
const inLink = /[?&#](?:ref|code)=([^&#\s]{1,100})/i;

export function normaliseReferralCode(typed: string): string {
  return plainNumber(inLink.exec(typed)?.[1] ?? typed).toUpperCase();
}

/**
 * A well-formed code has the right form and a valid check character: the result is false for a mistyped code, and true
 * for an unknown one.
 */
export function isWellFormedReferralCode(code: string): boolean {
  return shape.test(code) && checkCharacter(code.slice(0, -1)) === code.at(-1);
}

/** The text is in capitals; a code of some depth may begin with it. */
export function mayBeginReferralCode(text: string): boolean {
  const starts = prefixes.map((prefix) => `${prefix}L`);
  return /^D(?:[1-9]|$)/.test(text) || starts.some((start) => start.startsWith(text) || text.startsWith(start));
}

export function depthOfReferralCode(code: string): number | null {
  const prefix = code.slice(0, -(BODY_LENGTH + 2));
  const known = prefixes.indexOf(prefix as (typeof prefixes)[number]);
  if (known !== -1) return known;
  const deep = /^D([1-9][0-9]+)$/.exec(prefix);
  return deep ? Number(deep[1]) : null;
}
