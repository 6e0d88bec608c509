import { codeAlphabet } from '@deepam/contracts';

export const payoutReferenceShape = { prefix: 'DPY', bodyLength: 9 } as const;
const { prefix, bodyLength } = payoutReferenceShape;
/** The pattern tries every position: letters before a reference may look like the beginning of another. */
const shapes = new RegExp(`(?=(${prefix}[${codeAlphabet}]{${bodyLength}}))`, 'g');

/** The references of payouts in a text of a bank, which may break them by spaces, hyphens or slashes; each once. */
export function payoutReferencesIn(text: string): string[] {
  const plain = text.toUpperCase().replace(/[\s/-]+/g, '');
  return [...new Set([...plain.matchAll(shapes)].map(([, reference]) => reference!))];
}
