import type { ErrorCode } from '@deepam/contracts';
import { Clock, RealTime } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bulkApprovalRowModel, type BulkApprovalRow } from './bulk-approval-row.schema.js';
import { bulkApprovalModel, type BulkApproval } from './bulk-approval.schema.js';

/** Milliseconds; longer than a request takes. When a process dies, its work waits for so long. */
export const holdMs = 10_000;

/** What became of a request. */
export type RowResult =
  | { readonly state: 'approved'; readonly saleId: string }
  | { readonly state: 'refused'; readonly code: ErrorCode };

/** Another replica goes on with it, or it has ended. */
export class NotHeld extends Error {}

/** Holds are of real time: they are about processes, not about what the product dates. */
@Injectable()
export class BulkApprovalsRepository {
  constructor(
    @InjectModel(bulkApprovalModel) private readonly model: Model<BulkApproval>,
    @InjectModel(bulkApprovalRowModel) private readonly rows: Model<BulkApprovalRow>,
    private readonly time: RealTime,
    private readonly clock: Clock,
  ) {}

  /** One that no replica holds; null when there is none. */
  async take(holder: string): Promise<BulkApproval | null> {
    return this.model
      .findOneAndUpdate(
        { state: 'running', heldUntil: { $lt: this.time.now() } },
        { $set: { holder, heldUntil: this.nextEnd() } },
        { sort: { heldUntil: 1 }, returnDocument: 'after' },
      )
      .lean<BulkApproval>();
  }

  /** Whether there is work that another replica holds. */
  async areRunning(): Promise<boolean> {
    return (await this.model.exists({ state: 'running', heldUntil: { $exists: true } })) !== null;
  }

  async nextRow(bulkApprovalId: string): Promise<BulkApprovalRow | null> {
    return this.rows.findOne({ bulkApprovalId, state: 'waiting' }).sort({ place: 1 }).lean<BulkApprovalRow>();
  }

  /**
   * In the transaction of the decision, so that both are stored or neither.
   * @throws NotHeld
   */
  async settle(row: BulkApprovalRow, holder: string, result: RowResult, session: ClientSession): Promise<void> {
    await this.change(row.bulkApprovalId, holder, { $inc: { [result.state]: 1 } }, session);
    const { modifiedCount } = await this.rows.updateOne(
      { _id: row._id, state: 'waiting' },
      { $set: result },
      { session },
    );
    if (modifiedCount !== 1) throw new NotHeld();
  }

  /** @throws NotHeld */
  async end(id: string, holder: string, state: 'done' | 'stopped'): Promise<void> {
    const ended = { $set: { state, endedAt: this.clock.now() }, $unset: { caller: 1, holder: 1 } };
    const { modifiedCount } = await this.model.updateOne({ _id: id, holder, state: 'running' }, ended);
    if (modifiedCount !== 1) throw new NotHeld();
  }

  /** Another replica may go on with it at once. */
  async letGo(id: string, holder: string): Promise<void> {
    await this.model.updateOne({ _id: id, holder }, { $set: { heldUntil: new Date(0) }, $unset: { holder: 1 } });
  }

  private async change(id: string, holder: string, change: object, session: ClientSession): Promise<void> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: id, holder, state: 'running' },
      { ...change, $set: { heldUntil: this.nextEnd() } },
      { session },
    );
    if (modifiedCount !== 1) throw new NotHeld();
  }

  private nextEnd(): Date {
    return new Date(this.time.now().getTime() + holdMs);
  }
}
