import type { answerOutcomes } from '@deepam/contracts';
import { netOf, paidSince, returnDayOf, type PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import type { AnswerLine } from './answer-line.js';

export interface AnswerMatch {
  readonly line: AnswerLine;
  readonly row: PayoutBatchRowDocument | undefined;
  readonly outcome: (typeof answerOutcomes)[number];
}

type Paid = Pick<AnswerLine, 'utr' | 'paidOn'>;

/** What each line of an answer means for the rows of a batch, in the order of the file. Pure: nothing is done by it. */
export function matchAnswer(
  lines: readonly AnswerLine[],
  rows: readonly PayoutBatchRowDocument[],
): readonly AnswerMatch[] {
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  const byLine = new Map<string, AnswerLine[]>(lines.map(({ reference }) => [reference, []]));
  for (const line of lines) byLine.get(line.reference)!.push(line);
  return lines.map((line) => {
    const row = byReference.get(line.reference);
    const about = byLine.get(line.reference) ?? [];
    return { line, row, outcome: row ? outcomeOf(line, row, about) : 'unknown-reference' };
  });
}

function outcomeOf(
  line: AnswerLine,
  row: PayoutBatchRowDocument,
  about: readonly AnswerLine[],
): AnswerMatch['outcome'] {
  const { says, amountPaise, utr } = line;
  if (says === 'other') return 'serves-other';
  if (amountPaise === null) return says === 'unclear' ? 'unclear' : 'amount-missing';
  if (amountPaise !== netOf(row)) return 'amount-differs';
  // Anybody who knows the reference can send the company a rupee with it.
  const counted = about.filter(
    (other) => other.says !== 'other' && (other.says !== 'returned' || other.amountPaise === netOf(row)),
  );
  const others = counted.filter((other) => other !== line);
  const returned = counted.filter((other) => other.says === 'returned');
  const paid = counted.filter((other) => other.says === 'paid');
  if (returned.length > 0 && returned.length + paid.length === counted.length) {
    // Only what has gone out and come back as often, in one statement, is free to be paid again. That it was paid may be known from an earlier one.
    const isReturnAlone = row.state === 'paid' && returned.length === 1 && paid.length === 0;
    if (returned.length !== paid.length && !isReturnAlone) return 'unclear';
    if (line !== returned[0]) return 'repeated';
    return row.state === 'paid' ? returnedOf(line, row) : outcomeFor('failed', line, row);
  }
  if (others.some((other) => !isSame(other, line))) return 'twice';
  if (counted[0] !== line) return 'repeated';
  switch (says) {
    case 'paid':
      return utr === null ? 'utr-missing' : outcomeFor('paid', line, row);
    case 'failed':
    case 'returned':
      return line.hadLeft && row.state === 'paid' ? returnedOf(line, row) : outcomeFor('failed', line, row);
    case 'unclear':
      return 'unclear';
  }
}

/** Two files had it, and the bank has paid by both. */
const isSecond = (utr: string | null, { state, isRefiled, saidPaid, ...row }: PayoutBatchRowDocument): boolean =>
  state === 'paid' && isRefiled === true && row.utr !== utr && saidPaid === undefined;

/** What its batch had paid came back, and the bank has paid it once more on a day later than that: a payment may be dated and numbered otherwise. */
function isAnew({ utr, paidOn }: Paid, row: PayoutBatchRowDocument): boolean {
  const cameBackOn = returnDayOf(row);
  const isLater = cameBackOn !== undefined && paidOn !== null && paidOn > cameBackOn;
  return row.state === 'paid' && isLater && row.saidPaid === undefined && row.utr !== utr;
}

/** What a line that says so for sure means for the row as it is. */
export function outcomeFor(says: 'paid' | 'failed', line: Paid, row: PayoutBatchRowDocument): AnswerMatch['outcome'] {
  const { state, filedAt, saidPaid } = row;
  if (says === 'paid' && isSecond(line.utr, row)) return 'paid-twice';
  if (says === 'paid' && isAnew(line, row)) return 'paid-after-all';
  // The bank can't know what no file had.
  if (state === 'waiting') return filedAt === undefined ? 'contradicts' : says;
  if (state === says) return 'already';
  // Set free as unpaid, by an answer or by a person: whoever pays it again has to know.
  if (says === 'paid' && filedAt !== undefined) return saidPaid === undefined ? 'paid-after-all' : 'already';
  return 'contradicts';
}

/** What its batch has paid came back. */
export function returnedOf({ paidOn }: Paid, row: PayoutBatchRowDocument): AnswerMatch['outcome'] {
  const { isRefiled, saidPaid, returnedAt } = row;
  if (returnedAt !== undefined) return 'already';
  // One that came back of two is found in statements, which show both; and what came back before is not what has paid it.
  const isOfAnother = isRefiled === true || saidPaid !== undefined;
  const isBefore = paidOn !== null && paidOn < paidSince(row);
  return isOfAnother || isBefore ? 'contradicts' : 'returned';
}

const isSame = (a: AnswerLine, b: AnswerLine): boolean =>
  a.says === b.says && a.utr === b.utr && a.amountPaise === b.amountPaise;
