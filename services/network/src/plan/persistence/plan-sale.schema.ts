import {
  planNames,
  type Paise,
  type PlanName,
  type UplineSnapshot,
  reversalKinds,
  type ReversalKind,
} from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface Reversal {
  readonly id: string;
  readonly kind: ReversalKind;
  readonly note: string;
  readonly at: Date;
  readonly byId: string;
  readonly isPriceOwed: boolean;
}

const reversalSchema = new Schema<Reversal>(
  {
    id: { type: String, required: true },
    kind: { type: String, enum: reversalKinds, required: true },
    note: { type: String, required: true },
    at: { type: Date, required: true },
    byId: { type: String, required: true },
    isPriceOwed: { type: Boolean, required: true },
  },
  { _id: false },
);

/** The facts of a sale never change; only its reversal is added. */
export interface PlanSale {
  readonly _id: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly memberCode: string;
  readonly previousPlan: PlanName | null;
  readonly plan: PlanName;
  readonly payment: 'received' | 'waived';
  readonly amountPaise: Paise;
  readonly proofKey: string | null;
  readonly utr: string | null;
  readonly txnid: string | null;
  readonly requestId?: string;
  readonly upline: readonly UplineSnapshot[];
  readonly approvedBy: string;
  readonly approval: SaleApproval;
  readonly approvedAt: Date;
  readonly reversal?: Reversal;
}

export interface SaleApproval {
  readonly kind: 'credit' | 'second-approver' | 'head' | 'staff';
  readonly lineId?: string;
  readonly approverId?: string;
}

const approvalSchema = new Schema<SaleApproval>(
  {
    kind: { type: String, enum: ['credit', 'second-approver', 'head', 'staff'], required: true },
    lineId: String,
    approverId: String,
  },
  { _id: false },
);

export const planSaleModel = 'Sale';
export const planSaleSchema = new Schema<PlanSale>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    memberName: { type: String, required: true },
    memberCode: { type: String, required: true },
    previousPlan: { type: String, enum: [...planNames, null], default: null },
    plan: { type: String, enum: planNames, required: true },
    payment: { type: String, enum: ['received', 'waived'], required: true },
    amountPaise: { type: Number, required: true },
    proofKey: { type: String, default: null },
    utr: { type: String, default: null },
    txnid: { type: String, default: null },
    requestId: String,
    upline: { type: Schema.Types.Mixed, required: true },
    approvedBy: { type: String, required: true },
    approval: { type: approvalSchema, required: true },
    approvedAt: { type: Date, required: true },
    reversal: { type: reversalSchema, default: undefined },
  },
  { collection: 'sales', versionKey: false },
);
// The unique index is the last defence against selling a plan twice; reversed sales differ by the reversal.
planSaleSchema.index({ memberId: 1, plan: 1, 'reversal.id': 1 }, { unique: true, name: 'one_standing_sale_of_a_plan' });
planSaleSchema.index({ 'upline.memberId': 1 });
