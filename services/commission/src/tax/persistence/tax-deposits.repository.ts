import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { taxDepositModel, type TaxDepositDocument } from './tax-deposit.schema.js';

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
