import type { ClearNumbers, NumberName } from '../../numbers/domain/numbers.js';

const ofTheBank: readonly NumberName[] = ['bankAccountNo', 'ifscCode'];

export function changedNumbers(before: ClearNumbers, after: Partial<ClearNumbers>): NumberName[] {
  return (Object.keys(after) as NumberName[]).filter((name) => after[name] !== before[name]);
}

/** The digest of a bank account includes the bank, which the IFSC names, so a new IFSC changes the digest, too. */
export const sealedAgain = (changed: readonly NumberName[]): readonly NumberName[] =>
  changed.includes('ifscCode') && !changed.includes('bankAccountNo') ? [...changed, 'bankAccountNo'] : changed;

/** @returns the effect on the destination of payouts; null without one */
export function bankChange(
  before: ClearNumbers,
  changed: readonly NumberName[],
  everHadSome: boolean,
): { readonly isFirst: boolean } | null {
  if (!changed.some((name) => ofTheBank.includes(name))) return null;
  // Details that were removed and given again do not count as first ones, since a thief of a session could do both.
  return { isFirst: !everHadSome && ofTheBank.every((name) => before[name] === null) };
}
