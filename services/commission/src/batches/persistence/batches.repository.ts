import { Database, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession, UpdateQuery } from 'mongoose';
import { payoutBatchModel, type PayoutBatchDocument } from './payout-batch.schema.js';
import { payoutBatchRowModel, type PayoutBatchRowDocument, type SaidPaidOfRow } from './payout-batch-row.schema.js';

type LeftOut = NonNullable<PayoutBatchRowDocument['leftOut']>;
/** How a row ended. */
export type RowOutcome = Pick<PayoutBatchRowDocument, 'state'> &
  Partial<Pick<PayoutBatchRowDocument, 'utr' | 'paidAt' | 'paidOn' | 'reason' | 'leftOut' | 'returnedCredit'>>;

const newestFirst = { madeAt: -1, _id: -1 } as const;
/** Of rows that a file had: those by which the bank may have paid what is not counted. */
const inDoubt = {
  $or: [
    { state: { $in: ['failed', 'released'] as const } },
    { state: 'paid' as const, isRefiled: true as const },
    { state: 'paid' as const, returnedAt: { $exists: true } },
  ],
};

/** Batches and their rows, which only change together. */
@Injectable()
export class BatchesRepository {
  private readonly batches: Documents<PayoutBatchDocument>;
  private readonly rows: Documents<PayoutBatchRowDocument>;

  constructor(database: Database) {
    this.batches = database.documents(payoutBatchModel);
    this.rows = database.documents(payoutBatchRowModel);
  }

  async add(
    session: ClientSession,
    batch: PayoutBatchDocument,
    rows: readonly PayoutBatchRowDocument[],
  ): Promise<void> {
    await this.batches.insert(batch, session);
    await this.rows.insertAll(rows, session);
  }

  async find(id: string, session?: ClientSession): Promise<PayoutBatchDocument | null> {
    return this.batches.findOne({ _id: id }, { session });
  }

  async newest(
    limit: number,
    after: Pick<PayoutBatchDocument, '_id' | 'madeAt'> | null,
  ): Promise<PayoutBatchDocument[]> {
    const place = after && [after.madeAt, after._id];
    return this.batches.find(rowsAfter({}, newestFirst, place), { sort: newestFirst, limit });
  }

  async rowsOf(batchId: string, session?: ClientSession): Promise<PayoutBatchRowDocument[]> {
    return this.rows.find({ batchId }, { sort: { place: 1 }, session });
  }

  /** What these have paid and the bank has returned, and of which it does not say that it has paid it once more. */
  async returnedIn(batchIds: readonly string[]): Promise<Pick<PayoutBatchRowDocument, 'batchId' | 'amountPaise'>[]> {
    const returned = { state: 'paid' as const, returnedAt: { $exists: true }, saidPaid: { $exists: false } };
    return this.rows.find({ batchId: { $in: batchIds }, ...returned }, { fields: { batchId: 1, amountPaise: 1 } });
  }

  /** The oldest file first. */
  async rowsOfPayouts(payoutIds: readonly string[], session?: ClientSession): Promise<PayoutBatchRowDocument[]> {
    return this.rows.find({ payoutId: { $in: payoutIds } }, { sort: { filedAt: 1, _id: 1 }, session });
  }

  /**
   * Rows of these payouts that a file for the bank had and that were set free, that two files had, or whose payment came back, the oldest file
   * first.
   */
  async mayBePaidTwice(payoutIds: readonly string[], session?: ClientSession): Promise<PayoutBatchRowDocument[]> {
    const filed = { payoutId: { $in: payoutIds }, filedAt: { $exists: true }, ...inDoubt };
    return this.rows.find(filed, { sort: { filedAt: 1, _id: 1 }, session });
  }

  /** Payouts of such rows, of files of that time or later. */
  async inDoubtSince(filedAt: Date): Promise<string[]> {
    const found = await this.rows.find({ ...inDoubt, filedAt: { $gte: filedAt } }, { fields: { payoutId: 1 } });
    return [...new Set(found.map(({ payoutId }) => payoutId))];
  }

  /** Payouts of which something is noted that was told to nobody, or as less than it is. */
  async untold(): Promise<string[]> {
    const untold = [
      { 'saidPaid.toldTwice': { $exists: false } },
      { 'saidPaid.isTwice': true, 'saidPaid.toldTwice': false },
    ];
    const found = await this.rows.find({ saidPaid: { $exists: true }, $or: untold }, { fields: { payoutId: 1 } });
    return [...new Set(found.map(({ payoutId }) => payoutId))];
  }

  /** False when it was noted before. */
  async noteSaidPaid(session: ClientSession, rowId: string, saidPaid: SaidPaidOfRow): Promise<boolean> {
    const unnoted = { _id: rowId, saidPaid: { $exists: false } };
    return (await this.rows.update(unnoted, { $set: { saidPaid } }, { session })).modifiedCount === 1;
  }

  /**
   * False when that is not noted any more, or another payment is.
   * @param why it came back, or is what its batch has paid
   */
  async forgetSaidPaid(
    session: ClientSession,
    { _id, saidPaid }: PayoutBatchRowDocument,
    why: 'came-back' | 'of-batch',
    returnedCredit: string | null = null,
  ): Promise<boolean> {
    const noted = { _id, 'saidPaid.notedAt': saidPaid!.notedAt };
    const update = {
      $unset: { saidPaid: 1 as const },
      ...(returnedCredit !== null && { $set: { returnedCredit } }),
      ...(why === 'came-back' && { $inc: { timesTakenBack: 1 } }),
    };
    return (await this.rows.update(noted, update, { session })).modifiedCount === 1;
  }

  /** False when that was known, or something else is noted of it. */
  async noteReturned(
    session: ClientSession,
    rowId: string,
    returned: Pick<PayoutBatchRowDocument, 'returnedAt' | 'returnedOn' | 'returnedCredit'>,
  ): Promise<boolean> {
    const paid = { _id: rowId, state: 'paid' as const, returnedAt: { $exists: false }, saidPaid: { $exists: false } };
    return (await this.rows.update(paid, { $set: returned }, { session })).modifiedCount === 1;
  }

  /** Whether what is noted of the payout is one payment too many. */
  async noteTwice(session: ClientSession, payoutId: string, isTwice: boolean): Promise<void> {
    const noted = { payoutId, saidPaid: { $exists: true } };
    await this.rows.updateAll(noted, { $set: { 'saidPaid.isTwice': isTwice } }, { session });
    if (isTwice) return;
    // A second payment that is found later is news again.
    const told = { payoutId, 'saidPaid.toldTwice': true };
    await this.rows.updateAll(told, { $set: { 'saidPaid.toldTwice': false } }, { session });
  }

  /** Who decides payouts was told of what is noted of these. */
  async noteTold(session: ClientSession, rowIds: readonly string[], toldTwice: boolean): Promise<void> {
    await this.rows.updateAll({ _id: { $in: rowIds } }, { $set: { 'saidPaid.toldTwice': toldTwice } }, { session });
  }

  /** Everything that waits is given free. */
  async cancel(session: ClientSession, { _id, counts }: PayoutBatchDocument): Promise<PayoutBatchDocument | null> {
    await this.rows.updateAll(
      { batchId: _id, state: 'waiting' },
      { $set: { state: 'released' }, $unset: { isTaken: 1 } },
      { session },
    );
    const after = { ...counts, waiting: 0, released: counts.released + counts.waiting };
    return this.change(session, _id, { $set: { state: 'cancelled', counts: after } });
  }

  /** These are in a file for the bank. */
  async noteFiled(session: ClientSession, rowIds: readonly string[], filedAt: Date): Promise<void> {
    const before = { _id: { $in: rowIds }, filedAt: { $exists: true } };
    await this.rows.updateAll(before, { $set: { isRefiled: true } }, { session });
    await this.rows.updateAll({ _id: { $in: rowIds } }, { $set: { filedAt }, $unset: { leftOut: 1 } }, { session });
  }

  /** One that no file has had leaves the batch; one that was in a file stays until the bank answers. */
  async leaveOut(session: ClientSession, row: PayoutBatchRowDocument, leftOut: LeftOut): Promise<void> {
    if (row.filedAt !== undefined) {
      await this.rows.update({ _id: row._id }, { $set: { leftOut } }, { session });
      return;
    }
    await this.settle(session, row, { state: 'released', leftOut });
  }

  /**
   * A row that waits gets its outcome, and the batch is done with its last one.
   * @returns false when the row does not wait any more
   */
  async settle(session: ClientSession, row: PayoutBatchRowDocument, outcome: RowOutcome): Promise<boolean> {
    const isPaid = outcome.state === 'paid';
    const { modifiedCount } = await this.rows.update(
      { _id: row._id, state: 'waiting' },
      { $set: outcome, ...(!isPaid && { $unset: { isTaken: 1 } }) },
      { session },
    );
    if (modifiedCount === 0) return false;
    const counted = { 'counts.waiting': -1, [`counts.${outcome.state}`]: 1 };
    const $inc = { ...counted, ...(isPaid && { paidPaise: row.amountPaise }) };
    const batch = await this.change(session, row.batchId, { $inc });
    if (batch?.counts.waiting === 0) await this.change(session, row.batchId, { $set: { state: 'done' } });
    return true;
  }

  /** The batch as it is then; null when it is not open. */
  private change(
    session: ClientSession,
    id: string,
    update: UpdateQuery<PayoutBatchDocument>,
  ): Promise<PayoutBatchDocument | null> {
    return this.batches.updated({ _id: id, state: 'open' }, update, session);
  }
}
