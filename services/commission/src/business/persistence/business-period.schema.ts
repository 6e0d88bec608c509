import { planNames } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { postingKinds } from '../../ledger/domain/posting.js';
import type { PlanSum } from '../domain/plan-sums.js';
import type { Sum } from '../domain/sums.js';

export const businessDayModel = 'BusinessDay';
export const businessMonthModel = 'BusinessMonth';

export interface BusinessPeriod {
  readonly _id: string;
  readonly sums: readonly Sum[];
  readonly plans: readonly PlanSum[];
}

const sumSchema = new Schema<Sum>(
  {
    account: { type: String, required: true },
    kind: { type: String, enum: postingKinds, required: true },
    level: { type: Number, default: null },
    amountPaise: { type: Number, required: true },
    lines: { type: Number, required: true },
  },
  { _id: false },
);

const planSumSchema = new Schema<PlanSum>(
  {
    plan: { type: String, enum: planNames, required: true },
    sales: { type: Number, required: true },
    amountPaise: { type: Number, required: true },
    commissionPaise: { type: Number, required: true },
    reversed: { type: Number, required: true },
    reversedPaise: { type: Number, required: true },
  },
  { _id: false },
);

const periodSchema = (collection: string) =>
  new Schema<BusinessPeriod>(
    { _id: { type: String, required: true }, sums: [sumSchema], plans: [planSumSchema] },
    { collection, versionKey: false },
  );
export const businessDaySchema = periodSchema('business_days');
export const businessMonthSchema = periodSchema('business_months');
