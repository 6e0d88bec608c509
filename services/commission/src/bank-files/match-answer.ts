import type { answerOutcomes } from '@deepam/contracts';
import { timesPaidIn, withEvidence, type Evidence } from '../transfers/domain/transfer.js';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import type { AnswerLine } from './answer-line.js';

export type AnswerOutcome = (typeof answerOutcomes)[number];

export interface AnswerMatch {
  readonly line: AnswerLine;
  readonly transfer: TransferDocument | undefined;
  readonly outcome: AnswerOutcome;
}

/** What a line says as evidence; the rest is filled in by whoever keeps it. */
export const saidBy = ({
  says,
  reference,
  utr,
  paidOn,
}: AnswerLine): Pick<Evidence, 'source' | 'sourceId' | 'says'> => ({
  source: 'bank-answer',
  // The same list may be sent in again: a payment is told by its number, and a failure by its day.
  sourceId: `${reference} ${says} ${says === 'paid' ? utr : (paidOn ?? '')}`,
  says: says as Evidence['says'],
});

/** What each line of a list means for the transfers of a bank file, in the order of the list. Pure: nothing is done by it. */
export function matchAnswer(
  lines: readonly AnswerLine[],
  transfers: readonly TransferDocument[],
): readonly AnswerMatch[] {
  const byReference = new Map(transfers.map((transfer) => [transfer.reference, transfer]));
  return lines.map((line) => {
    const transfer = byReference.get(line.reference);
    const about = lines.filter(({ reference }) => reference === line.reference);
    return { line, transfer, outcome: transfer ? outcomeOf(line, transfer, about) : 'unknown-reference' };
  });
}

function outcomeOf(line: AnswerLine, transfer: TransferDocument, about: readonly AnswerLine[]): AnswerOutcome {
  const { says, amountPaise, utr } = line;
  if (amountPaise === null) return says === 'unclear' ? 'unclear' : 'amount-missing';
  if (amountPaise !== transfer.netPaise) return 'amount-differs';
  if (about.some((other) => !isSame(other, line))) return 'twice';
  if (about[0] !== line) return 'repeated';
  if (says === 'unclear') return 'unclear';
  if (says === 'paid' && utr === null) return 'utr-missing';
  // The bank can't know what no download had.
  if (transfer.submittedAt === null) return 'contradicts';
  return outcomeFor(line, transfer);
}

/** What a line that says something for sure means for the transfer as it is. */
export function outcomeFor(line: AnswerLine, transfer: TransferDocument): AnswerOutcome {
  const said = saidBy(line);
  const told = { ...said, day: line.paidOn ?? '9999-12-31', amountPaise: transfer.netPaise, utr: line.utr };
  const nobody = { recordedAt: new Date(0), recordedBy: null, reason: null };
  const after = withEvidence(transfer, { ...told, ...nobody });
  if (after === transfer) return 'already';
  if (after.state !== transfer.state) return after.state === 'paid-twice' ? 'paid-twice' : (said.says as AnswerOutcome);
  return said.says === 'failed' && timesPaidIn(transfer.state) > 0 ? 'contradicts' : 'already';
}

const isSame = (a: AnswerLine, b: AnswerLine): boolean =>
  a.says === b.says && a.utr === b.utr && a.amountPaise === b.amountPaise;
