import type { EarlierTransferFact } from '@deepam/contracts';
import type { TransferDocument } from '../transfer.schema.js';
import { counted, isContradicted, type Evidence } from './transfer.js';

type Earlier = Pick<TransferDocument, 'state' | 'evidence' | 'ended' | 'submittedAt' | 'requestedBy'>;

/**
 * On what evidence earlier transfers of a payable count as not paid, for the approver of a new one, the weakest first. The requester of the new transfer
 * could have made up an answer of the bank, a release or a cancellation.
 */
export function earlierTransferFacts(earlier: readonly Earlier[], requestedBy: string): EarlierTransferFact[] {
  const facts = new Set(earlier.map((transfer) => factOf(transfer, requestedBy)));
  return weakestFirst.filter((fact) => facts.has(fact));
}

/** The same as facts of an approval request. */
export const earlierTransferChanges = (earlier: readonly Earlier[], requestedBy: string) =>
  earlierTransferFacts(earlier, requestedBy).map((after) => ({ field: 'earlierTransfer', before: null, after }));

const weakestFirst = [
  ...(['contradicted', 'answer-of-requester', 'released-by-requester', 'cancelled-by-requester'] as const),
  ...(['answer', 'released', 'recovered', 'cancelled', 'left-out', 'statement'] as const),
] as const satisfies readonly EarlierTransferFact[];

function factOf(transfer: Earlier, requester: string): EarlierTransferFact {
  const { state, evidence, ended, submittedAt } = transfer;
  if (isContradicted({ state, evidence, submittedAt: submittedAt ?? undefined })) return 'contradicted';
  const said = counted(evidence).filter(({ says }) => says !== 'paid');
  if (state === 'returned' || state === 'failed') return factOfEvidence(said, requester);
  const isOwn = ended?.by === requester;
  if (state === 'released') return isOwn ? 'released-by-requester' : 'released';
  if (ended?.leftOut != null) return 'left-out';
  return isOwn ? 'cancelled-by-requester' : 'cancelled';
}

function factOfEvidence(said: readonly Evidence[], requester: string): EarlierTransferFact {
  if (said.some(({ source }) => source === 'statement-line')) return 'statement';
  const answers = said.filter(({ source }) => source === 'bank-answer');
  if (answers.length === 0) return 'recovered';
  return answers.every(({ recordedBy }) => recordedBy === requester) ? 'answer-of-requester' : 'answer';
}
