import { codeAlphabet } from '@deepam/contracts';

const prefix = 'DPY';
const bodyLength = 9;
/** Of every place at which one may begin: letters before it may look like another's beginning. */
const shapes = new RegExp(`(?=(${prefix}[${codeAlphabet}]{${bodyLength}}))`, 'g');

/**
 * What the bank prints beside a payment, short enough for every narration, without look-alikes.
 * @param drawBelow a whole number from 0
 */
export function newPayoutReference(drawBelow: (limit: number) => number): string {
  const body = Array.from({ length: bodyLength }, () => codeAlphabet[drawBelow(codeAlphabet.length)]);
  return `${prefix}${body.join('')}`;
}

/**
 * The references in a text of a bank, which may break it by spaces, hyphens or slashes; each once. Those of the batch stand for themselves:
 * a name may have the shape of one. Only where there are none is told what else has the shape, such as that of another batch.
 */
export function payoutReferencesIn(text: string, ofBatch: ReadonlySet<string>): string[] {
  const plain = text.toUpperCase().replace(/[\s/-]+/g, '');
  const found = [...new Set([...plain.matchAll(shapes)].map(([, reference]) => reference!))];
  const ours = found.filter((reference) => ofBatch.has(reference));
  return ours.length > 0 ? ours : found;
}
