import { provingNumbersOf } from '@deepam/bank-statements';
import type { BankLine } from '../persistence/bank-line.schema.js';
import type { KnownTransfer } from '../persistence/known-transfer.schema.js';

export interface Saying<T> {
  readonly transfer: T;
  readonly says: 'evident' | 'contradicted' | 'of-another';
}

type Line = Pick<
  BankLine,
  'direction' | 'amountPaise' | 'references' | 'namedTransfers' | 'narration' | 'reference' | 'date'
>;
type Named = Pick<KnownTransfer, '_id' | 'reference' | 'amountPaise' | 'utrs' | 'proven'>;

/**
 * Our reference in the line decides. A line without a reference is decided by a number that a debit has proven, or else
 * by a number of a person or of a bank answer. A line that names several transfers or has another amount contradicts
 * each of them.
 * @param known all transfers that the line names by a reference or a number
 */
export function sayingsOf<T extends Named>(line: Line, known: readonly T[]): Saying<T>[] {
  const evident = evidentIn(line, known);
  const others = known.filter((one) => one !== evident && isNamed(line, one));
  const says = evident === undefined ? ('contradicted' as const) : ('of-another' as const);
  return [
    ...(evident === undefined ? [] : [{ transfer: evident, says: 'evident' as const }]),
    ...others.map((transfer) => ({ transfer, says })),
  ];
}

function evidentIn<T extends Named>(line: Line, known: readonly T[]): T | undefined {
  const isReferenced = line.namedTransfers !== undefined && line.namedTransfers.length > 0;
  const named = isReferenced ? known.filter((one) => isReferencedIn(line, one)) : byNumber(line, known);
  const exact = named.filter(({ amountPaise }) => amountPaise === line.amountPaise);
  return exact.length === 1 && (named.length === 1 || !isReferenced) ? exact[0] : undefined;
}

/**
 * A credit with an unproven number may belong to any member, so only a number that a debit has proven returns a
 * transfer.
 */
function byNumber<T extends Named>(line: Line, known: readonly T[]): readonly T[] {
  const proven = known.filter((one) => isProvenIn(line, one));
  return proven.length > 0 || line.direction === 'credit' ? proven : known;
}

function isNamed(line: Line, one: Named): boolean {
  if (isReferencedIn(line, one) || isProvenIn(line, one)) return true;
  const numbers = provingNumbersOf(line);
  return line.direction === 'debit' && one.utrs.some((number) => numbers.includes(number));
}

const isReferencedIn = ({ namedTransfers = [] }: Line, { reference }: Named): boolean =>
  namedTransfers.includes(reference);

const isProvenIn = ({ references }: Line, { proven }: Named): boolean =>
  proven.some((number) => references.includes(number));
