import { Database, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession, UpdateQuery } from 'mongoose';
import { payoutBatchModel, type PayoutBatchDocument } from './payout-batch.schema.js';
import { payoutBatchRowModel, type PayoutBatchRowDocument } from './payout-batch-row.schema.js';

const newestFirst = { madeAt: -1, _id: -1 } as const;

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

  /** The batch as it is then; null when it is not open. */
  private change(
    session: ClientSession,
    id: string,
    update: UpdateQuery<PayoutBatchDocument>,
  ): Promise<PayoutBatchDocument | null> {
    return this.batches.updated({ _id: id, state: 'open' }, update, session);
  }
}
