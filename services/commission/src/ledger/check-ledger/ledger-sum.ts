import type { Paise } from '@deepam/contracts';
import { readSnapshot } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { balanceStates, companyAccounts, ledgers, liabilities } from '../domain/account.js';
import { balanceModel, type BalanceDocument } from '../persistence/balance.schema.js';

const accounts = [
  ...liabilities,
  ...companyAccounts.map((name) => `company.${name}`),
  ...ledgers.flatMap((ledger) => balanceStates.map((state) => `${ledger}.${state}`)),
];

@Injectable()
export class LedgerSum {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(balanceModel) private readonly balances: Model<BalanceDocument>,
  ) {}

  /** The aggregation reads one snapshot, so it never sees half of a posting. */
  read(): Promise<Paise> {
    const held = accounts.map((account) => ({ $ifNull: [`$${account}`, 0] }));
    return readSnapshot(this.connection, async (session) => {
      const [found] = await this.balances
        .aggregate<{ paise: Paise }>([{ $group: { _id: null, paise: { $sum: { $add: held } } } }])
        .session(session);
      return found?.paise ?? 0;
    });
  }
}
