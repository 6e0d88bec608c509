import type { Paise } from '@deepam/contracts';
import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';
import { ledgers, type Ledger } from '../domain/account.js';

export const holdModel = 'Hold';

export interface HoldDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly ledger: Ledger;
  readonly amountPaise: Paise;
  readonly releaseAt: Date;
  readonly saleId: string | null;
}

export const holdSchema = new Schema<HoldDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    ledger: { type: String, enum: ledgers, required: true },
    amountPaise: { type: Number, required: true },
    releaseAt: { type: Date, required: true },
    saleId: { type: String, default: null },
  },
  { collection: 'holds', versionKey: false },
);
holdSchema.index({ releaseAt: 1 });
holdSchema.index({ memberId: 1, releaseAt: 1 });

@Injectable()
export class HoldsRepository {
  private readonly holds: Documents<HoldDocument>;

  constructor(database: Database) {
    this.holds = database.documents(holdModel);
  }

  async add(session: ClientSession, holds: readonly HoldDocument[]): Promise<void> {
    if (holds.length > 0) await this.holds.insertAll(holds, session);
  }

  /**
   * @param except postings to leave out
   * @param contested sales with a requested cancellation: their commission stays pending
   */
  async findDue(
    now: Date,
    limit: number,
    except: readonly string[],
    contested: readonly string[],
  ): Promise<HoldDocument[]> {
    const left = except.length > 0 && { _id: { $nin: except } };
    const open = contested.length > 0 && { saleId: { $nin: contested } };
    return this.holds.find({ releaseAt: { $lte: now }, ...left, ...open }, { sort: { releaseAt: 1 }, limit });
  }

  async holdsOf(memberId: string, limit: number, contested: readonly string[]): Promise<HoldDocument[]> {
    const open = contested.length > 0 && { saleId: { $nin: contested } };
    return this.holds.find({ memberId, ...open }, { sort: { releaseAt: 1 }, limit });
  }

  /** @returns false if the hold has ended or never existed */
  async reduce(session: ClientSession, postingId: string, amountPaise: Paise): Promise<boolean> {
    const hold = await this.holds.updated(
      { _id: postingId, amountPaise: { $gte: amountPaise } },
      { $inc: { amountPaise: -amountPaise } },
      session,
    );
    if (hold?.amountPaise === 0) await this.end(session, postingId);
    return hold !== null;
  }

  /**
   * Only one transaction can end a hold.
   * @returns the hold before its end, or null
   */
  async end(session: ClientSession, postingId: string): Promise<HoldDocument | null> {
    return this.holds.remove({ _id: postingId }, session);
  }
}
