import type { answerOutcomes } from '@deepam/contracts';
import { contradictions, withEvidence, type Evidence } from '../transfers/domain/transfer.js';
import { evidenceDay } from '../transfers/domain/transfer-facts.js';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import type { AnswerLine } from './read-answer-file.js';

export type AnswerOutcome = (typeof answerOutcomes)[number];

export interface AnswerMatch {
  readonly line: AnswerLine;
  readonly transfer: TransferDocument | undefined;
  readonly outcome: AnswerOutcome;
}

/** Evidence is doubtful if no download contained the transfer, since the bank can't know the transfer then. */
export const evidenceOf = (
  { says, reference, utr, paidOn, reason }: AnswerLine,
  { netPaise: amountPaise, submittedAt }: TransferDocument,
  now: Date,
): Omit<Evidence, 'recordedAt' | 'recordedBy' | 'accounts'> => ({
  source: 'bank-answer',
  sourceId: `${reference} ${says} ${says === 'paid' ? utr : (paidOn ?? '')}${submittedAt === null ? ' doubtful' : ''}`,
  says: says as Evidence['says'],
  day: evidenceDay(paidOn, submittedAt, now),
  amountPaise,
  utr,
  reason,
  ...(submittedAt === null && { isDoubtful: true as const }),
});

export function matchAnswer(
  lines: readonly AnswerLine[],
  transfers: readonly TransferDocument[],
  now: Date,
): readonly AnswerMatch[] {
  const byReference = new Map(transfers.map((transfer) => [transfer.reference, transfer]));
  return lines.map((line) => {
    const transfer = byReference.get(line.reference);
    const about = lines.filter(({ reference }) => reference === line.reference);
    return { line, transfer, outcome: transfer ? outcomeOf(line, transfer, { about, now }) : 'unknown-reference' };
  });
}

function outcomeOf(
  line: AnswerLine,
  transfer: TransferDocument,
  { about, now }: { readonly about: readonly AnswerLine[]; readonly now: Date },
): AnswerOutcome {
  const { says, amountPaise, utr } = line;
  if (amountPaise === null) return says === 'unclear' ? 'unclear' : 'amount-missing';
  if (amountPaise !== transfer.netPaise) return 'amount-differs';
  if (about.some((other) => !isSame(other, line))) return 'twice';
  if (about[0] !== line) return 'repeated';
  if (says === 'unclear') return 'unclear';
  if (says === 'paid' && utr === null) return 'utr-missing';
  return outcomeFor(line, transfer, now);
}

export function outcomeFor(line: AnswerLine, transfer: TransferDocument, now: Date): AnswerOutcome {
  const said = evidenceOf(line, transfer, now);
  const after = withEvidence(transfer, { ...said, recordedAt: now, recordedBy: null });
  if (after === transfer) return 'already';
  if (after.state !== transfer.state) return after.state === 'paid-twice' ? 'paid-twice' : said.says;
  return contradictions(after).includes(after.evidence.at(-1)!) ? 'contradicts' : 'already';
}

const evident: ReadonlySet<AnswerOutcome> = new Set([
  'paid',
  'paid-twice',
  'failed',
  'returned',
  'contradicts',
  'already',
]);
export const isEvident = (outcome: AnswerOutcome): boolean => evident.has(outcome);

const isSame = (a: AnswerLine, b: AnswerLine): boolean =>
  a.says === b.says && a.utr === b.utr && a.amountPaise === b.amountPaise;
