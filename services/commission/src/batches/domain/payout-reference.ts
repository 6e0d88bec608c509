import { codeAlphabet } from '@deepam/contracts';

const prefix = 'DPY';
const bodyLength = 9;
const shape = new RegExp(`${prefix}[${codeAlphabet}]{${bodyLength}}`, 'g');

/**
 * What the bank prints beside a payment, short enough for every narration, without look-alikes.
 * @param drawBelow a whole number from 0
 */
export function newPayoutReference(drawBelow: (limit: number) => number): string {
  const body = Array.from({ length: bodyLength }, () => codeAlphabet[drawBelow(codeAlphabet.length)]);
  return `${prefix}${body.join('')}`;
}

/** The references in a text of a bank, which may break it by spaces, hyphens or slashes; each once. */
export const payoutReferencesIn = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .replace(/[\s/-]+/g, '')
      .match(shape),
  ),
];
