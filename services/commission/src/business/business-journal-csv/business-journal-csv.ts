import { endOfIndianDay, startOfIndianDay, type businessJournalCsv, type QueryOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { postingModel, type PostingDocument } from '../../ledger/persistence/posting.schema.js';
import { journalRows, type JournalRow } from './journal-rows.js';

@Injectable()
export class BusinessJournalCsvHandler {
  constructor(@InjectModel(postingModel) private readonly postings: Model<PostingDocument>) {}

  execute({ from, to }: QueryOf<typeof businessJournalCsv>): AsyncGenerator<JournalRow> {
    const found = this.postings
      .find(
        { occurredAt: { $gte: startOfIndianDay(from), $lt: endOfIndianDay(to) } },
        { key: 1, kind: 1, occurredAt: 1, reason: 1, lines: 1 },
      )
      .sort({ occurredAt: 1, _id: 1 })
      .lean()
      .cursor();
    return journalRows(found);
  }
}
