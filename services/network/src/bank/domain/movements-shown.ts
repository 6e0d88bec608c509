import { hasOtherNumbers, pairedWithKnown, type IdentifiedLine } from '@deepam/bank-statements';
import type { BankLine } from '../persistence/bank-line.schema.js';
import { grouped } from './grouped.js';

interface Known {
  readonly stored: readonly BankLine[];
  readonly alike: readonly (BankLine | null)[];
  readonly account: string;
}
interface ShownMovement {
  readonly movementKey: string;
  readonly hasOtherNumbers: boolean;
}
const mostCompared = 50;

/**
 * The stored line is one of its account, one under another account name, or one with the same number of the bank.
 * @returns for each line the movement that a stored line shows already, or null
 */
export function movementsShown(
  lines: readonly IdentifiedLine[],
  { stored, alike, account }: Known,
): (ShownMovement | null)[] {
  const ofOthers = pairedWithKnown(
    lines,
    stored.filter((line) => line.account !== account),
  );
  const byKey = grouped(stored, ({ movementKey }) => [movementKey]);
  return lines.map((line, at) => {
    const pair = alike[at] ?? ofOthers[at];
    if (pair) return { movementKey: pair.movementKey, hasOtherNumbers: hasOtherNumbers(line, pair) };
    const same = byKey.get(line.movementKey)?.slice(0, mostCompared);
    if (same === undefined) return null;
    return {
      movementKey: line.movementKey,
      hasOtherNumbers: line.hasOtherNumbers || same.every((known) => hasOtherNumbers(line, known)),
    };
  });
}
