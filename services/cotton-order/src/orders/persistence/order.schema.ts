import {
  cottonOrderStatuses,
  depositReturnStatuses,
  type CottonOrderStatus,
  type CreditDoubt,
  type DepositReturnStatus,
  type OrderStep,
  type Paise,
  type SeenBefore,
} from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface StepTaken {
  readonly step: OrderStep;
  readonly at: Date;
  readonly byId: string;
}

/**
 * `people` are the accounts of the importer of the statement, and of everyone who matched, rejected or freed the
 * credit. A doubtful credit needs a second approver; a `doubt` of null means that the claim is clean.
 */
export interface MatchedCredit {
  readonly lineId: string;
  readonly amountPaise: Paise;
  readonly people: readonly string[];
  readonly doubt: CreditDoubt | null;
  readonly matchedAt: Date;
}

export interface OrderApproval {
  /**
   * Other people than the approver have found the deposit in the bank. The flag is updated whenever a credit is matched
   * or released.
   */
  readonly isPaid: boolean;
  readonly approverAccounts: readonly string[];
  readonly approvalId: string | null;
}

export const orderModel = 'Order';

/**
 * Amounts follow from `quantityKg` and are never stored. The buyer (`member`) is stored as of the order; a corrected
 * mobile is copied with its revision. `buyerAccounts` belong to the buyer who requested the order, and later its return
 * (`accountsOf`).
 */
export interface OrderDocument {
  _id: string;
  member: { _id: string; name: string; mobile: string; profileRevision?: number };
  buyerAccounts: string[];
  searchName: string;
  quantityKg: number;
  address: string;
  paymentProofKey: string;
  requestedAt: Date;
  status: CottonOrderStatus;
  rejectionReason: string | null;
  approvedAt?: Date | null;
  returnStatus: DepositReturnStatus | null;
  returnReason: string | null;
  returnApprovedAt?: Date | null;
  adminImageKey: string | null;
  steps: StepTaken[];
  /**
   * The time is that of the handover to the carrier. Orders that were delivered without a record lack this time and the
   * parcel number.
   */
  sentAt?: Date;
  parcelNo?: string;
  utr: string | null;
  /** The unique number ends with the rejection of the order, so two open orders can't have the same one. */
  heldUtr?: string;
  seenBefore: SeenBefore[];
  /** The id is that of the new order that replaces this rejected one. */
  answeredBy?: string;
  credit?: MatchedCredit;
  creditRemovedAt?: Date;
  approval?: OrderApproval;
}

const creditSchema = new Schema<MatchedCredit>(
  { lineId: String, amountPaise: Number, people: [String], doubt: { type: String, default: null }, matchedAt: Date },
  { _id: false },
);

const approvalSchema = new Schema<OrderApproval>(
  { isPaid: Boolean, approverAccounts: [String], approvalId: String },
  { _id: false },
);

export const orderSchema = new Schema<OrderDocument>(
  {
    _id: { type: String, required: true },
    member: {
      _id: { type: String, required: true },
      name: { type: String, required: true },
      mobile: { type: String, required: true },
      profileRevision: Number,
    },
    buyerAccounts: { type: [String], required: true },
    searchName: { type: String, required: true },
    quantityKg: { type: Number, required: true },
    address: { type: String, required: true },
    paymentProofKey: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    status: { type: String, enum: cottonOrderStatuses, required: true },
    rejectionReason: { type: String, default: null },
    approvedAt: { type: Date, default: null },
    returnStatus: { type: String, enum: [...depositReturnStatuses, null], default: null },
    returnReason: { type: String, default: null },
    returnApprovedAt: { type: Date, default: null },
    adminImageKey: { type: String, default: null },
    steps: { type: Schema.Types.Mixed, required: true },
    sentAt: Date,
    parcelNo: String,
    utr: { type: String, default: null },
    heldUtr: String,
    seenBefore: { type: Schema.Types.Mixed, required: true },
    answeredBy: String,
    credit: { type: creditSchema, default: undefined },
    creditRemovedAt: Date,
    approval: { type: approvalSchema, default: undefined },
  },
  { collection: 'orders', versionKey: false },
);
orderSchema.index({ 'member._id': 1, _id: -1 });
orderSchema.index({ status: 1, _id: -1 });
orderSchema.index({ returnStatus: 1, _id: -1 });
orderSchema.index({ 'seenBefore.userId': 1 }, { sparse: true });
orderSchema.index({ searchName: 1, _id: -1 });
orderSchema.index({ quantityKg: 1, _id: -1 });
orderSchema.index({ 'member.mobile': 1, _id: -1 });
orderSchema.index({ heldUtr: 1 }, { unique: true, partialFilterExpression: { heldUtr: { $type: 'string' } } });
