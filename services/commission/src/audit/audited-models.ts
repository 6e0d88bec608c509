import type { ClientSession, Connection, Model, Schema } from 'mongoose';
import { balanceModel, balanceSchema, type BalanceDocument } from '../ledger/persistence/balance.schema.js';
import { holdModel, holdSchema, type HoldDocument } from '../ledger/persistence/hold.schema.js';
import { postingModel, postingSchema, type PostingDocument } from '../ledger/persistence/posting.schema.js';
import { payeeModel, payeeSchema, type PayeeDocument } from '../payouts/persistence/payee.schema.js';
import { payoutModel, payoutSchema, type PayoutDocument } from '../payouts/persistence/payout.schema.js';
import {
  distributedSaleModel,
  distributedSaleSchema,
  type DistributedSale,
} from '../sales/persistence/distributed-sale.schema.js';
import { scheduleModel, scheduleSchema, type ScheduleDocument } from '../schedule/persistence/schedule.schema.js';

/** The collections as one moment left them: every read must pass `session`. */
export interface AuditedModels {
  readonly session: ClientSession;
  readonly postings: Model<PostingDocument>;
  readonly balances: Model<BalanceDocument>;
  readonly holds: Model<HoldDocument>;
  readonly sales: Model<DistributedSale>;
  readonly schedules: Model<ScheduleDocument>;
  readonly payouts: Model<PayoutDocument>;
  readonly payees: Model<PayeeDocument>;
}

export function auditedModels(connection: Connection, session: ClientSession): AuditedModels {
  const model = <T>(name: string, schema: Schema<T>): Model<T> =>
    (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema);
  return {
    session,
    postings: model(postingModel, postingSchema),
    balances: model(balanceModel, balanceSchema),
    holds: model(holdModel, holdSchema),
    sales: model(distributedSaleModel, distributedSaleSchema),
    schedules: model(scheduleModel, scheduleSchema),
    payouts: model(payoutModel, payoutSchema),
    payees: model(payeeModel, payeeSchema),
  };
}
