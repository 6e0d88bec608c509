import type { ClientSession, Connection, Model } from 'mongoose';
import type { BalanceDocument } from '../ledger/persistence/balance.schema.js';
import type { HoldDocument } from '../ledger/persistence/hold.schema.js';
import type { PostingDocument } from '../ledger/persistence/posting.schema.js';
import { models } from '../models.js';
import type { PayeeDocument } from '../payouts/persistence/payee.schema.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { SaleDocument } from '../sales/persistence/sale.schema.js';
import type { ScheduleDocument } from '../schedule/persistence/schedule.schema.js';

/** The collections as one moment left them: every read must pass `session`. */
export interface AuditedModels {
  readonly session: ClientSession;
  readonly postings: Model<PostingDocument>;
  readonly balances: Model<BalanceDocument>;
  readonly holds: Model<HoldDocument>;
  readonly sales: Model<SaleDocument>;
  readonly schedules: Model<ScheduleDocument>;
  readonly payouts: Model<PayoutDocument>;
  readonly payees: Model<PayeeDocument>;
}

export function auditedModels(connection: Connection, session: ClientSession): AuditedModels {
  const model = <T>(name: string): Model<T> => {
    const known = connection.models[name];
    if (known) return known as Model<T>;
    const definition = models.find((one) => one.name === name);
    if (!definition) throw new Error(`There is no model ${name}`);
    return connection.model<T>(name, definition.schema);
  };
  return {
    session,
    postings: model('Posting'),
    balances: model('Balance'),
    holds: model('Hold'),
    sales: model('Sale'),
    schedules: model('Schedule'),
    payouts: model('Payout'),
    payees: model('Payee'),
  };
}
