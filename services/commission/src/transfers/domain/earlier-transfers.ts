import type { EarlierTransferFact } from '@deepam/contracts';
import { isOnePerson } from '@deepam/platform';
import type { TransferDocument } from '../transfer.schema.js';
import { counted, isContradicted, timesPaid, type Evidence } from './transfer.js';

type Earlier = Pick<TransferDocument, 'state' | 'channel' | 'evidence' | 'ended' | 'submittedAt' | 'requestedBy'>;

/**
 * The facts show the approver of a new transfer why earlier transfers count as not paid, the weakest evidence first.
 * The requester of the new transfer could have made up a bank answer, a statement, a release or a cancellation.
 * @param requester the accounts of the requester, as `accountsOf` returns them
 */
export function earlierTransferFacts(
  earlier: readonly Earlier[],
  requester: readonly string[],
): readonly EarlierTransferFact[] {
  const facts = new Set(earlier.map((transfer) => factOf(transfer, requester)));
  return weakestFirst.filter((fact) => facts.has(fact));
}

export const ofEarlierTransfers = (earlier: readonly Earlier[], requester: readonly string[]) => ({
  changes: earlierTransferFacts(earlier, requester).map((after) => ({ field: 'earlierTransfer', before: null, after })),
  notBy: authorsOf(earlier),
});

/**
 * The accounts are those of the people who imported a bank answer or a statement, recorded a recovery, released a
 * transfer or cancelled a manual one. The importer of a statement is left out if the lines that others imported prove
 * the return. A bank file that was cancelled before its download paid nothing.
 */
export function authorsOf(earlier: readonly Earlier[]): string[] {
  const accounts = earlier.flatMap(({ evidence, ended, channel, state }) => [
    ...evidence
      .filter((one) => one.says !== 'paid' && !(isLine(one) && isProvedByOthers(one, evidence)))
      .flatMap(accountsOfAuthor),
    ...(ended === null || (channel === 'bank-file' && state === 'cancelled') ? [] : accountsOfEnd(ended)),
  ]);
  return [...new Set(accounts)];
}

const isLine = ({ source }: Evidence): boolean => source === 'statement-line';

const isProvedByOthers = (line: Evidence, evidence: readonly Evidence[]): boolean =>
  isUnpaidBy(evidence, (one) => isLine(one) && !isOnePerson(accountsOfAuthor(one), accountsOfAuthor(line)));

const weakestFirst = [
  ...(['contradicted', 'answer-of-requester', 'statement-of-requester'] as const),
  ...(['released-by-requester', 'cancelled-by-requester'] as const),
  ...(['answer', 'released', 'recovered', 'cancelled', 'left-out', 'statement'] as const),
] as const satisfies readonly EarlierTransferFact[];

function factOf(transfer: Earlier, requester: readonly string[]): EarlierTransferFact {
  const { state, evidence, ended } = transfer;
  if (isContradicted(transfer)) return 'contradicted';
  if (state === 'returned' || state === 'failed') return factOfEvidence(counted(evidence), requester);
  const isOwn = ended !== null && isOnePerson(accountsOfEnd(ended), requester);
  if (state === 'released') return isOwn ? 'released-by-requester' : 'released';
  if (ended?.leftOut != null) return 'left-out';
  return isOwn ? 'cancelled-by-requester' : 'cancelled';
}

function factOfEvidence(evidence: readonly Evidence[], requester: readonly string[]): EarlierTransferFact {
  const isEnough = (counts: (one: Evidence) => boolean) => isUnpaidBy(evidence, counts);
  const isByOther = (one: Evidence) => !isOnePerson(accountsOfAuthor(one), requester);
  if (isEnough((one) => isLine(one) && isByOther(one))) return 'statement';
  if (isEnough((one) => one.source === 'person' || (isLine(one) && isByOther(one)))) return 'recovered';
  if (isEnough(isByOther)) return 'answer';
  return isEnough(isLine) ? 'statement-of-requester' : 'answer-of-requester';
}

function isUnpaidBy(evidence: readonly Evidence[], counts: (one: Evidence) => boolean): boolean {
  const unpaid = evidence.filter((one) => one.says !== 'paid' && counts(one));
  return unpaid.length > 0 && timesPaid([...evidence.filter(({ says }) => says === 'paid'), ...unpaid]) === 0;
}

const accountsOfAuthor = ({ accounts = [] }: Pick<Evidence, 'accounts'>): readonly string[] => accounts;
const accountsOfEnd = ({ accounts, by }: NonNullable<Earlier['ended']>): readonly string[] => accounts ?? [by];
