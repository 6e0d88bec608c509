import { isDeepStrictEqual } from 'node:util';
import { indianDay, sumPaise, toRupees, type BodyOf, type exportPayoutFile } from '@deepam/contracts';
import { AuditTrail, SecondPerson } from '@deepam/messaging';
import { Clock, DomainError, may, Transactions, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from '../../config.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { lastFiled } from '../domain/last-filed.js';
import { EarlierFiles } from '../earlier-files/earlier-files.js';
import { bankFileLayouts } from '../files/bank-file-layouts.js';
import { BatchFileMaker, type FilePlan } from '../files/batch-file-maker.js';
import { ChangedMeanwhile } from '../files/changed-meanwhile.js';
import { writeBankFile } from '../files/write-bank-file.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { PayoutBatchRowDocument } from '../persistence/payout-batch-row.schema.js';
import { matterOf } from './file-matter.js';
import type { Wanted } from './wanted-file.js';

/** Somebody else changes the same batch again and again. */
const mostTries = 5;

interface Planned extends Wanted {
  readonly waiting: readonly PayoutBatchRowDocument[];
  readonly plan: FilePlan;
}

@Injectable()
export class ExportBatchFileHandler {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly maker: BatchFileMaker,
    private readonly taxes: TaxKeeper,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly secondPerson: SecondPerson,
    private readonly earlierFiles: EarlierFiles,
    private readonly payouts: PayoutsRepository,
    @Inject(COMMISSION_CONFIG) private readonly config: Pick<CommissionConfig, 'PAYOUT_DEBIT_ACCOUNT'>,
  ) {}

  /**
   * The file for what waits. Who can't be paid is left out of it, and leaves the batch unless an earlier file had the payment: then
   * the bank may have made it.
   * @throws DomainError ACCESS.NOT_PERMITTED for staff who don't pay, COMMISSION.BATCH_NOT_FOUND, COMMISSION.BATCH_NOT_OPEN,
   * COMMISSION.FILED_BEFORE, COMMISSION.NOTHING_TO_FILE, SERVER.UNAVAILABLE without identity or network
   */
  async execute(
    batchId: string,
    { format, lostFile }: BodyOf<typeof exportPayoutFile>,
    caller: Caller,
  ): Promise<{ readonly name: string; readonly text: string }> {
    if (!may(caller, 'payouts')) throw new DomainError('ACCESS.NOT_PERMITTED');
    const lost = lostFile === undefined ? 0 : Date.parse(lostFile);
    const plan = await this.noted({ batchId, lost, format }, caller.memberId);
    if (plan.lines.length === 0) throw new DomainError('COMMISSION.NOTHING_TO_FILE');
    const layout = bankFileLayouts[format];
    const day = indianDay(this.clock.now());
    const lines = plan.lines.map(({ line }) => line);
    const text = writeBankFile(layout, lines, { account: this.config.PAYOUT_DEBIT_ACCOUNT, day });
    return { name: `payouts-${day}-${batchId.slice(-6)}-${format}.${layout.ending}`, text };
  }

  /** What identity was asked for may be late: who was freed or paid meanwhile must be in no file, so the batch is read again then. */
  private async noted(wanted: Wanted, headId: string): Promise<FilePlan> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const waiting = await this.lookedAt(wanted);
      if (waiting.length === 0) throw new DomainError('COMMISSION.NOTHING_TO_FILE');
      // Before identity reveals anything, and records that it did.
      this.secondPerson.foresee(matterOf(wanted, waiting));
      const plan = await this.maker.plan(waiting, headId);
      try {
        await this.transactions.run((session) => this.note(session, { ...wanted, waiting, plan }));
        return plan;
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
      }
    }
    throw new DomainError('SERVER.UNAVAILABLE');
  }

  /** What waits, once statements were asked about the files that are said to be lost: it stands in no second one when the first was paid. */
  private async lookedAt({ batchId, lost }: Wanted): Promise<PayoutBatchRowDocument[]> {
    const waiting = await this.waitingIn(batchId, lost);
    const lostRows = waiting.filter(({ filedAt }) => filedAt !== undefined);
    if (lostRows.length === 0) return waiting;
    await this.earlierFiles.lookAtLost(lostRows);
    return this.waitingIn(batchId, lost);
  }

  /** What the bank says it has paid may have been found since it was planned. */
  private async refuseSaidPaid(session: ClientSession, { lines }: FilePlan): Promise<void> {
    const earlier = await this.earlierFiles.of(
      lines.map(({ row }) => row.payoutId),
      session,
    );
    if ([...earlier.values()].some(({ saidPaid }) => saidPaid !== null)) throw new ChangedMeanwhile();
    // A finding writes the payout as well: of the two at one moment one is tried again, and sees the other.
    await this.payouts.noteFiled(session, [...earlier.keys()]);
  }

  private async waitingIn(batchId: string, lost: number, session?: ClientSession): Promise<PayoutBatchRowDocument[]> {
    // Before the batch: of one that is cancelled in between, the rows would be those of nobody.
    const waiting = (await this.batches.rowsOf(batchId, session)).filter(({ state }) => state === 'waiting');
    const batch = await this.batches.find(batchId, session);
    if (!batch) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    if (batch.state !== 'open') throw new DomainError('COMMISSION.BATCH_NOT_OPEN');
    // Two files of one payment are paid twice, and a person can only speak of the file that was seen.
    const last = lastFiled(waiting);
    if (last > 0 && last !== lost) throw new DomainError('COMMISSION.FILED_BEFORE');
    return waiting;
  }

  /** @throws ChangedMeanwhile when the rows are not as they were planned */
  private async note(session: ClientSession, planned: Planned): Promise<void> {
    const { batchId, lost, waiting, plan } = planned;
    const { lines, leftOut } = plan;
    if (!isDeepStrictEqual(await this.waitingIn(batchId, lost, session), waiting)) throw new ChangedMeanwhile();
    await this.refuseSaidPaid(session, plan);
    await this.secondPerson.require(session, matterOf(planned, waiting));
    const rowIds = lines.map(({ row }) => row._id);
    await this.batches.noteFiled(session, rowIds, this.clock.now());
    for (const { row, reason } of leftOut) {
      await this.batches.leaveOut(session, row, reason);
      await this.audit.record(session, 'payout-left-out', {
        memberId: row.memberId,
        subject: { kind: 'payout', id: row.payoutId },
        after: { amount: toRupees(row.amountPaise) },
      });
    }
    const leaving = leftOut.flatMap(({ row }) => (row.filedAt === undefined ? [row.payoutId] : []));
    await this.taxes.release(session, batchId, leaving);
    // No file was made, so the trail has none; whoever asked is told so.
    if (lines.length === 0) return;
    for (const { row } of lines) {
      const subject = { kind: 'payout' as const, id: row.payoutId };
      await this.audit.record(session, 'bank-details-revealed', { memberId: row.memberId, subject });
    }
    const isAgain = lines.some(({ row }) => row.filedAt !== undefined);
    await this.audit.record(session, 'payout-file-made', {
      subject: { kind: 'payout-batch', id: batchId },
      after: {
        amount: toRupees(sumPaise(lines.map(({ line }) => line.amountPaise))),
        ...(isAgain && { how: 'again' }),
      },
    });
  }
}
