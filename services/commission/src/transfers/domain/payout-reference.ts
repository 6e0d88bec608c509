import { payoutReferencesIn, payoutReferenceShape } from '@deepam/bank-statements';
import { codeAlphabet } from '@deepam/contracts';

/**
 * The bank prints the reference next to a payment, so it is short enough for every narration and has no look-alike
 * letters.
 * @param drawBelow a whole number from 0
 */
export function newPayoutReference(drawBelow: (limit: number) => number): string {
  const { prefix, bodyLength } = payoutReferenceShape;
  const body = Array.from({ length: bodyLength }, () => codeAlphabet[drawBelow(codeAlphabet.length)]);
  return `${prefix}${body.join('')}`;
}

/**
 * References of the bank file come first, as a name may have the same shape. If the text has none of them, other texts
 * of this shape are returned, such as references of another bank file.
 */
export function namedReferences(text: string, ofFile: ReadonlySet<string>): string[] {
  const found = payoutReferencesIn(text);
  const ours = found.filter((reference) => ofFile.has(reference));
  return ours.length > 0 ? ours : found;
}
