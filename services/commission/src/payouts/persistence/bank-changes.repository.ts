import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, type Documents } from '@deepam/platform';
import { type ClientSession, Schema } from 'mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from '../../config.js';

export const bankChangeModel = 'BankChange';

interface BankChangeDocument {
  readonly _id: string;
  readonly changedAt: Date;
}

export const bankChangeSchema = new Schema<BankChangeDocument>(
  { _id: { type: String, required: true }, changedAt: { type: Date, required: true } },
  { collection: 'bank_changes', versionKey: false },
);

const HOUR = 3_600_000;

/**
 * Payouts are held after a change of bank details, after a temporary password, and after the replacement of a password
 * that another person chose, so that the member can notice a misuse of the account before a payout is paid.
 */
@Injectable()
export class BankChangesRepository {
  private readonly changes: Documents<BankChangeDocument>;

  constructor(
    database: Database,
    @Inject(COMMISSION_CONFIG) private readonly config: Pick<CommissionConfig, 'BANK_DETAILS_HOLD_HOURS'>,
    private readonly clock: Clock,
  ) {
    this.changes = database.documents(bankChangeModel);
  }

  async recordChange(session: ClientSession, memberId: string, changedAt: Date): Promise<void> {
    await this.changes.update({ _id: memberId }, { $max: { changedAt } }, { session, upsert: true });
  }

  async findHolds(memberIds: readonly string[], session?: ClientSession): Promise<ReadonlyMap<string, Date>> {
    const since = new Date(this.clock.now().getTime() - this.holdMs);
    const found = await this.changes.find({ _id: { $in: memberIds }, changedAt: { $gt: since } }, { session });
    return new Map(found.map(({ _id, changedAt }) => [_id, new Date(changedAt.getTime() + this.holdMs)]));
  }

  private get holdMs(): number {
    return this.config.BANK_DETAILS_HOLD_HOURS * HOUR;
  }
}
