import type { ClearNumbers, NumberName } from './numbers.js';

/** Where payouts go. */
const ofTheBank: readonly NumberName[] = ['bankAccountNo', 'ifscCode'];

/** The numbers that are not the same any more. */
export function changedNumbers(before: ClearNumbers, after: Partial<ClearNumbers>): NumberName[] {
  return (Object.keys(after) as NumberName[]).filter((name) => after[name] !== before[name]);
}

/** What is written for a change: the digest of a bank account has the bank in it, which the IFSC tells. */
export const sealedAgain = (changed: readonly NumberName[]): readonly NumberName[] =>
  changed.includes('ifscCode') && !changed.includes('bankAccountNo') ? [...changed, 'bankAccountNo'] : changed;

/** What a change means to where payouts go: null when it means nothing. */
export function bankChange(
  before: ClearNumbers,
  changed: readonly NumberName[],
  everHadSome: boolean,
): { readonly isFirst: boolean } | null {
  if (!changed.some((name) => ofTheBank.includes(name))) return null;
  // Removed and given again they do not count as first ones: whoever took a session over could do both.
  return { isFirst: !everHadSome && ofTheBank.every((name) => before[name] === null) };
}
