import type { Paise } from '@deepam/contracts';
import { Database, type Documents, appendOnly } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Schema } from 'mongoose';

export const taxDepositModel = 'TaxDeposit';

interface TaxDepositDocument {
  readonly _id: string;
  /**
   * The first place is 1. A unique index lets only one of two concurrent deposits have a place, and the other is
   * repeated.
   */
  readonly place: number;
  readonly challan: string;
  /** The day is an ISO day in India. */
  readonly paidOn: string;
  readonly amountPaise: Paise;
  readonly notedAt: Date;
  readonly notedBy: string;
}

const text = { type: String, required: true };

export const taxDepositSchema = new Schema<TaxDepositDocument>(
  {
    _id: text,
    place: { type: Number, required: true },
    challan: text,
    paidOn: text,
    amountPaise: { type: Number, required: true },
    notedAt: { type: Date, required: true },
    notedBy: text,
  },
  { collection: 'tax_deposits', versionKey: false },
);
taxDepositSchema.index({ place: 1 }, { unique: true });
// A challan number is unique only within a bank and a day.
taxDepositSchema.index({ challan: 1, paidOn: 1 }, { unique: true });
appendOnly(taxDepositSchema, 'Payments of tax');

@Injectable()
export class TaxDepositsRepository {
  private readonly deposits: Documents<TaxDepositDocument>;

  constructor(database: Database) {
    this.deposits = database.documents(taxDepositModel);
  }

  async findAll(session?: ClientSession): Promise<TaxDepositDocument[]> {
    return this.deposits.find({}, { sort: { place: -1 }, session });
  }

  async add(session: ClientSession, deposit: TaxDepositDocument): Promise<void> {
    await this.deposits.insert(deposit, session);
  }
}
