import { hasOtherNumbers, pairedWithKnown, type IdentifiedLine } from '@deepam/bank-statements';
import type { BankLine } from '../persistence/bank-line.schema.js';
import { grouped } from './grouped.js';

interface Known {
  /** Lines of all accounts that may show the same movements. */
  readonly stored: readonly BankLine[];
  /** For each line the stored one of its account that it is paired with. */
  readonly alike: readonly (BankLine | null)[];
  readonly account: string;
}
interface ShownMovement {
  readonly movementKey: string;
  readonly hasOtherNumbers: boolean;
}
/** Stored lines of one movement that are compared with a line. */
const mostCompared = 50;

/**
 * For each line the movement that a stored line shows already: of its account, of another account name, or by the same number of the bank. It is null if
 * no stored line shows the movement.
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
