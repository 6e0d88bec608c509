import { Database, newId, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { TallyEntry } from './domain/sum-up.js';
import { tallyModel, type TallyDocument } from './tally.schema.js';

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
