import { payoutReferencesIn, payoutReferenceShape } from '@deepam/bank-statements';
import { codeAlphabet } from '@deepam/contracts';

/**
 * What the bank prints beside a payment, short enough for every narration, without look-alikes.
 * @param drawBelow a whole number from 0
 */
export function newPayoutReference(drawBelow: (limit: number) => number): string {
  const { prefix, bodyLength } = payoutReferenceShape;
  const body = Array.from({ length: bodyLength }, () => codeAlphabet[drawBelow(codeAlphabet.length)]);
  return `${prefix}${body.join('')}`;
}

/**
 * The references in a text of a bank. Those of the batch stand for themselves: a name may have the shape of one. Only where there are none is told
 * what else has the shape, such as that of another batch.
 */
export function namedReferences(text: string, ofBatch: ReadonlySet<string>): string[] {
  const found = payoutReferencesIn(text);
  const ours = found.filter((reference) => ofBatch.has(reference));
  return ours.length > 0 ? ours : found;
}
