import { endOfIndianDay, startOfIndianDay, type businessJournalCsv, type QueryOf, type Paise } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { postingModel, type PostingDocument } from '../ledger/persistence/posting.schema.js';
import type { Posting } from '../ledger/domain/posting.js';

export interface JournalRow {
  readonly posting: Pick<Posting, 'key' | 'kind' | 'occurredAt' | 'reason'>;
  readonly account: string;
  readonly debitPaise: Paise;
  readonly creditPaise: Paise;
}

class JournalOutOfBalance extends Error {
  override readonly name = 'JournalOutOfBalance';
}

/**
 * The ledger writes an increase of the company's debts or income as a positive amount, which the journal shows as a
 * credit.
 * @throws JournalOutOfBalance at the end if debits and credits differ, so that the file breaks off
 */
export async function* journalRows(
  postings: AsyncIterable<Pick<Posting, 'key' | 'kind' | 'occurredAt' | 'reason' | 'lines'>>,
): AsyncGenerator<JournalRow> {
  let debitPaise = 0;
  let creditPaise = 0;
  for await (const posting of postings) {
    for (const { account, amountPaise } of posting.lines) {
      const row = { debitPaise: Math.max(0, -amountPaise), creditPaise: Math.max(0, amountPaise) };
      debitPaise += row.debitPaise;
      creditPaise += row.creditPaise;
      yield { posting, account, ...row };
    }
  }
  if (debitPaise !== creditPaise)
    throw new JournalOutOfBalance(`The journal has debits of ${debitPaise} and credits of ${creditPaise} paise`);
}

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
