import { indianDay, startOfIndianDay, toRupees } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayoutDecider } from '../../payouts/payout-decider.js';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { EarlierFiles } from '../earlier-files/earlier-files.js';
import { SaidPaidTeller } from '../earlier-files/said-paid-teller.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import type { AnswerLine } from './answer-line.js';
import type { Answer } from './answer-reader.js';
import { outcomeFor, returnedOf, type AnswerMatch } from './match-answer.js';

const effective: ReadonlySet<AnswerMatch['outcome']> = new Set([
  ...(['paid', 'failed', 'paid-after-all', 'paid-twice', 'returned'] as const),
]);

interface Taking {
  readonly decidedBy: string;
  /** When the batch was made. */
  readonly madeAt: Date;
  /** Who is told where a payment is found to be the second one, or came back. */
  readonly deciders: readonly string[];
}

/** Does what a bank has answered, row by row: each in a transaction of its own, so that whatever ends it leaves rows done or untouched. */
@Injectable()
export class AnswerTaker {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly taxes: TaxKeeper,
    private readonly decider: PayoutDecider,
    private readonly earlierFiles: EarlierFiles,
    private readonly teller: SaidPaidTeller,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns the answer with what became of each row
   * @throws DomainError SERVER.UNAVAILABLE while identity does not say who is told that a payment came back: nothing is done then
   */
  async take(batchId: string, { matches, others }: Answer, decidedBy: string): Promise<Answer> {
    if (!matches.some(({ outcome }) => effective.has(outcome))) return { matches, others };
    const deciders = await this.decidersOf(matches);
    if (deciders.length === 0 && matches.some(({ outcome }) => outcome === 'returned'))
      throw new DomainError('SERVER.UNAVAILABLE');
    await this.audit.recordAlone('payout-answer-taken', { subject: { kind: 'payout-batch', id: batchId } });
    const by = { decidedBy, madeAt: (await this.batches.find(batchId))!.madeAt, deciders };
    // Before the others, of which one may fail: nobody is to pay these once more.
    for (const { row, line } of matches.filter(({ outcome }) => isPaidAgain(outcome))) {
      await this.earlierFiles.note(row!, { utr: line.utr, on: line.paidOn }, by.deciders);
    }
    const taken: AnswerMatch[] = [];
    for (const match of matches) taken.push({ ...match, outcome: await this.outcomeOf(match, by) });
    return { matches: taken, others };
  }

  /** Nobody is asked for while no other payment of these is noted, or is to be. */
  private async decidersOf(matches: Answer['matches']): Promise<readonly string[]> {
    if (matches.some(({ outcome }) => isPaidAgain(outcome) || outcome === 'returned')) return this.teller.deciders();
    const payoutIds = matches.flatMap(({ row, outcome }) => (row && outcome === 'paid' ? [row.payoutId] : []));
    const earlier = await this.earlierFiles.of(payoutIds);
    const isNoted = [...earlier.values()].some(({ saidPaid }) => saidPaid !== null);
    return isNoted ? this.teller.deciders() : [];
  }

  private async outcomeOf({ row, line, outcome }: AnswerMatch, by: Taking): Promise<AnswerMatch['outcome']> {
    if (row !== undefined && outcome === 'returned') {
      const isDone = await this.earlierFiles.takeBack(row, by.deciders, {
        on: returnDayIn(line, row),
        movementKey: line.movementKey ?? null,
      });
      return isDone ? outcome : returnedOf(line, await this.asItIs(row));
    }
    if (row === undefined || (outcome !== 'paid' && outcome !== 'failed')) return outcome;
    try {
      const isDone = await this.transactions.run((session) =>
        outcome === 'paid' ? this.pay(session, row, line, by) : this.fail(session, row, line),
      );
      return isDone ? outcome : await this.sinceThen(row, line, outcome);
    } catch (error) {
      // Decided by a process of an older release, which knows no batches.
      if (error instanceof DomainError && error.code === 'COMMISSION.PAYOUT_DECIDED') return 'contradicts';
      throw error;
    }
  }

  private async pay(
    session: ClientSession,
    row: PayoutBatchRowDocument,
    line: AnswerLine,
    { decidedBy, madeAt, deciders }: Taking,
  ) {
    const { batchId, payoutId, memberId } = row;
    const utr = line.utr!;
    const { paidAt, ...named } = this.paidAt(line, madeAt);
    if (!(await this.batches.settle(session, row, { state: 'paid', utr, paidAt, ...named }))) return false;
    await this.earlierFiles.paidByBatch(session, row, deciders);
    const decision = { payoutId, memberId, status: 'Approved' as const, reason: null, decidedBy };
    await this.decider.decide(session, decision, { payment: { batchId, utr, paidAt } });
    return true;
  }

  private async fail(session: ClientSession, row: PayoutBatchRowDocument, line: AnswerLine) {
    const { batchId, payoutId, memberId, amountPaise } = row;
    const reason = line.reason ?? 'Returned';
    if (!(await this.batches.settle(session, row, { state: 'failed', reason, ...returnedCreditOf(line) })))
      return false;
    await this.taxes.release(session, batchId, [payoutId]);
    await this.audit.record(session, 'payout-failed', {
      memberId,
      subject: { kind: 'payout', id: payoutId },
      after: { amount: toRupees(amountPaise), reason },
    });
    return true;
  }

  /** Somebody else was faster, with the same answer or another one: what was set free meanwhile, and is paid, is noted as at any other time. */
  private async sinceThen(
    before: PayoutBatchRowDocument,
    line: AnswerLine,
    says: 'paid' | 'failed',
  ): Promise<AnswerMatch['outcome']> {
    const row = await this.asItIs(before);
    const outcome = outcomeFor(says, line, row);
    if (isPaidAgain(outcome))
      await this.earlierFiles.note(row, { utr: line.utr, on: line.paidOn }, await this.teller.deciders());
    return outcome;
  }

  /** The day that the bank names, in India; one that has not come, or on which there was no batch yet, is a misread one. */
  private paidAt({ paidOn }: AnswerLine, madeAt: Date): { readonly paidAt: Date; readonly paidOn?: string } {
    const now = this.clock.now();
    if (paidOn === null || paidOn < indianDay(madeAt)) return { paidAt: now };
    const named = startOfIndianDay(paidOn);
    return named < now ? { paidAt: named, paidOn } : { paidAt: now };
  }

  private async asItIs({ _id, batchId }: PayoutBatchRowDocument): Promise<PayoutBatchRowDocument> {
    return (await this.batches.rowsOf(batchId)).find((row) => row._id === _id)!;
  }
}

/** A list may name the day of the payment beside what came back. */
const returnDayIn = ({ hadLeft, paidOn }: AnswerLine, row: PayoutBatchRowDocument): string | null =>
  hadLeft && paidOn === row.paidOn ? null : paidOn;

/** The movement by which the bank returned the payout, if a statement shows it. */
const returnedCreditOf = ({ says, movementKey }: AnswerLine) =>
  says === 'returned' && movementKey !== undefined ? { returnedCredit: movementKey } : {};

const isPaidAgain = (outcome: AnswerMatch['outcome']): boolean =>
  outcome === 'paid-after-all' || outcome === 'paid-twice';
