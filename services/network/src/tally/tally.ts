import type { Paise } from '@deepam/contracts';
import { Database, newId, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';
import type { TallyEntry } from './domain/sum-up.js';

export interface TallyDocument {
  readonly _id: string;
  readonly entry: TallyEntry;
}
export const tallyModel = 'Tally';
export const tallySchema = new Schema<TallyDocument>(
  { _id: { type: String, required: true }, entry: { type: Schema.Types.Mixed, required: true } },
  { collection: 'tally', versionKey: false },
);

/** The size is stored apart from the membership, so that writers of the membership never wait for it. */
export interface NetworkSize {
  readonly _id: string;
  readonly directCount: number;
  readonly networkSize: number;
}
export const networkSizeModel = 'NetworkSize';
export const networkSizeSchema = new Schema<NetworkSize>(
  { _id: { type: String, required: true }, directCount: Number, networkSize: Number },
  { collection: 'network_sizes', versionKey: false },
);

export interface Contribution {
  readonly _id: string;
  readonly viewerId: string;
  readonly fromMemberId: string;
  readonly amountPaise: Paise;
}
export const contributionModel = 'Contribution';
export const contributionSchema = new Schema<Contribution>(
  { _id: { type: String, required: true }, viewerId: String, fromMemberId: String, amountPaise: Number },
  { collection: 'contributions', versionKey: false },
);

/**
 * Changes of totals are recorded as separate rows in their transaction, so that a burst of registrations below one
 * head, or of sales below one member, never waits for a lock. `TotalsAggregator` adds them up.
 */
@Injectable()
export class Tally {
  private readonly rows: Documents<TallyDocument>;

  constructor(private readonly database: Database) {
    this.rows = database.documents(tallyModel);
  }

  async add(entry: TallyEntry, session: ClientSession): Promise<void> {
    await this.addAll([entry], session);
  }

  async addAll(entries: readonly TallyEntry[], session: ClientSession): Promise<void> {
    this.database.wakeUps.afterCommit(tallyModel, session);
    await this.rows.insertUnchecked(
      entries.map((entry) => ({ _id: newId(), entry })),
      session,
    );
  }
}
