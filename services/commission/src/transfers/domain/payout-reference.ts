import { payoutReferencesIn, payoutReferenceShape } from '@deepam/bank-statements';
import { codeAlphabet } from '@deepam/contracts';

/**
 * The reference that the bank prints next to a payment: short enough for every narration, without look-alikes.
 * @param drawBelow a whole number from 0
 */
export function newPayoutReference(drawBelow: (limit: number) => number): string {
  const { prefix, bodyLength } = payoutReferenceShape;
  const body = Array.from({ length: bodyLength }, () => codeAlphabet[drawBelow(codeAlphabet.length)]);
  return `${prefix}${body.join('')}`;
}

/**
 * The references in a text of a bank. References of the bank file come first, as a name may have the shape of one. Without any of them, the other texts
 * of this shape are returned, such as references of another bank file.
 */
export function namedReferences(text: string, ofFile: ReadonlySet<string>): string[] {
  const found = payoutReferencesIn(text);
  const ours = found.filter((reference) => ofFile.has(reference));
  return ours.length > 0 ? ours : found;
}
