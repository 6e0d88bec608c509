import type { Paise } from '@deepam/contracts';
import type { ClientSession, Connection, Model, Schema } from 'mongoose';
import { payableModel, payableSchema, type PayableDocument } from '../payables/payable.schema.js';
import { transferModel, transferSchema, type TransferDocument } from '../transfers/transfer.schema.js';
import {
  businessDayModel,
  businessDaySchema,
  type BusinessPeriod,
} from '../business/persistence/business-period.schema.js';
import { correctedBy } from '../ledger/domain/credit.js';
import { balanceModel, balanceSchema, type BalanceDocument } from '../ledger/persistence/balance.schema.js';
import { dayMarkModel, dayMarkSchema, type DayMark } from '../ledger/persistence/day-mark.schema.js';
import { holdModel, holdSchema, type HoldDocument } from '../ledger/persistence/holds.repository.js';
import { postingModel, postingSchema, type PostingDocument } from '../ledger/persistence/posting.schema.js';
import { payeeModel, payeeSchema, type PayeeDocument } from '../payouts/persistence/payees.repository.js';
import { payoutModel, payoutSchema, type PayoutDocument } from '../payouts/persistence/payout.schema.js';
import {
  distributedSaleModel,
  distributedSaleSchema,
  type DistributedSale,
} from '../sales/persistence/distributed-sale.schema.js';
import { reversedSaleModel, reversedSaleSchema, type ReversedSale } from '../sales/persistence/sales.repository.js';
import { scheduleModel, scheduleSchema, type ScheduleDocument } from '../schedule/schedules.repository.js';
import {
  taxDeductionModel,
  taxDeductionSchema,
  type TaxDeductionDocument,
} from '../tax/persistence/tax-deduction.schema.js';
import { taxRatesModel, taxRatesSchema, type TaxRatesDocument } from '../tax/persistence/tax-rates.repository.js';
import { taxYearModel, taxYearSchema, type TaxYearDocument } from '../tax/persistence/tax-years.repository.js';

/** Every read must pass `session`, so that all of them see the same snapshot. */
export interface AuditedModels {
  readonly session: ClientSession;
  readonly postings: Model<PostingDocument>;
  readonly balances: Model<BalanceDocument>;
  readonly days: Model<BusinessPeriod>;
  readonly dayMarks: Model<DayMark>;
  readonly holds: Model<HoldDocument>;
  readonly sales: Model<DistributedSale>;
  readonly reversals: Model<ReversedSale>;
  readonly schedules: Model<ScheduleDocument>;
  readonly payouts: Model<PayoutDocument>;
  readonly payees: Model<PayeeDocument>;
  readonly payables: Model<PayableDocument>;
  readonly transfers: Model<TransferDocument>;
  readonly taxDeductions: Model<TaxDeductionDocument>;
  readonly taxYears: Model<TaxYearDocument>;
  readonly taxRates: Model<TaxRatesDocument>;
}

export function auditedModels(connection: Connection, session: ClientSession): AuditedModels {
  const model = <T>(name: string, schema: Schema<T>): Model<T> =>
    (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema);
  return {
    session,
    postings: model(postingModel, postingSchema),
    balances: model(balanceModel, balanceSchema),
    days: model(businessDayModel, businessDaySchema),
    dayMarks: model(dayMarkModel, dayMarkSchema),
    holds: model(holdModel, holdSchema),
    sales: model(distributedSaleModel, distributedSaleSchema),
    reversals: model(reversedSaleModel, reversedSaleSchema),
    schedules: model(scheduleModel, scheduleSchema),
    payouts: model(payoutModel, payoutSchema),
    payees: model(payeeModel, payeeSchema),
    payables: model(payableModel, payableSchema),
    transfers: model(transferModel, transferSchema),
    taxDeductions: model(taxDeductionModel, taxDeductionSchema),
    taxYears: model(taxYearModel, taxYearSchema),
    taxRates: model(taxRatesModel, taxRatesSchema),
  };
}

export interface Corrected {
  readonly all: Paise;
  readonly pending: Paise;
}

export const nothingCorrected: Corrected = { all: 0, pending: 0 };

export async function correctionsOf(
  { postings, session }: AuditedModels,
  ids: readonly string[],
): Promise<Map<string, Corrected>> {
  const found = await postings
    .find({ correctsId: { $in: ids, $type: 'string' } })
    .session(session)
    .lean();
  const sums = new Map<string, Corrected>();
  for (const posting of found) {
    const before = sums.get(posting.correctsId ?? '') ?? nothingCorrected;
    const wasPending = posting.lines.some(({ account }) => account.endsWith(':pending'));
    const taken = correctedBy(posting);
    sums.set(posting.correctsId ?? '', {
      all: before.all + taken,
      pending: before.pending + (wasPending ? taken : 0),
    });
  }
  return sums;
}
