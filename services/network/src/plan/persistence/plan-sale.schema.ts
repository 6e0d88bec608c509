import { planNames, type Paise, type PlanName, type UplineSnapshot } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { reversalSchema, type Reversal } from './reversal.schema.js';

/** The sale of a plan kit; what was sold is written once and never changed. */
export interface PlanSale {
  readonly _id: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly memberCode: string;
  readonly previousPlan: PlanName | null;
  readonly plan: PlanName;
  readonly payment: 'received' | 'waived';
  /** The price difference; 0 when waived. */
  readonly amountPaise: Paise;
  /** What the member handed in, where there was a request. */
  readonly proofKey: string | null;
  readonly utr: string | null;
  readonly txnid: string | null;
  /** The request that it settled; absent where there was none, and from older sales. */
  readonly requestId?: string;
  /** The ten nearest as they were in this moment. */
  readonly upline: readonly UplineSnapshot[];
  /** The head or the clerk who decided, and on what. */
  readonly approvedBy: string;
  readonly approval: SaleApproval;
  readonly approvedAt: Date;
  /** Absent while it stands. */
  readonly reversal?: Reversal;
}

/** On what a plan was approved. */
export interface SaleApproval {
  /** `staff`: a clerk alone, without a credit, while dual approval was off. */
  readonly kind: 'credit' | 'second-approver' | 'head' | 'staff';
  /** The credit that was matched, whatever the kind. */
  readonly lineId?: string;
  /** The second approver. */
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
// Nobody has one twice: the last line of defence. Those that were reversed differ by it.
planSaleSchema.index({ memberId: 1, plan: 1, 'reversal.id': 1 }, { unique: true, name: 'one_standing_sale_of_a_plan' });
planSaleSchema.index({ 'upline.memberId': 1 });
