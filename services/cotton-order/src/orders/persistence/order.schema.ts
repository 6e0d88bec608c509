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

/** Something that was done with an order. */
export interface StepTaken {
  readonly step: OrderStep;
  readonly at: Date;
  /** Of the head, or of the buyer for what is asked for. */
  readonly byId: string;
}

/** The last movement of cotton that the stock has of an order. */
export type StockFollowed = 'sent' | 'wicks-back';

/** A credit of the bank that network has matched to an order. */
export interface MatchedCredit {
  readonly lineId: string;
  readonly amountPaise: Paise;
  /** The accounts of the person who imported the statement, and of everybody who matched, rejected or freed the credit. */
  readonly people: readonly string[];
  /** Why no clerk approves on it alone; null for a clean claim. */
  readonly doubt: CreditDoubt | null;
  readonly matchedAt: Date;
}

/** How an order was approved. */
export interface OrderApproval {
  /** The bank has its deposit, as others than its approver have found: judged again whenever a credit is matched or taken away. */
  readonly isPaid: boolean;
  /** The accounts of the approver, as `accountsOf` says. */
  readonly approverAccounts: readonly string[];
  /** Of the approval request; null where no second approver was needed. */
  readonly consentId: string | null;
}

export const orderModel = 'Order';

/** One order of raw cotton. Amounts follow from `quantityKg` and are never stored. */
export interface OrderDocument {
  _id: string;
  /** The buyer as they were when they ordered; a corrected mobile follows, with its revision, which older orders lack. */
  member: { _id: string; name: string; mobile: string; profileRevision?: number };
  /** The accounts of the buyer who requested the order, and later its return (`accountsOf`). */
  buyerAccounts: string[];
  /** Lower-case name in Latin digits, for the head's search. */
  searchName: string;
  quantityKg: number;
  address: string;
  paymentProofKey: string;
  requestedAt: Date;
  status: CottonOrderStatus;
  rejectionReason: string | null;
  /** When it was approved; absent in orders that were approved before this was kept. */
  approvedAt?: Date | null;
  returnStatus: DepositReturnStatus | null;
  returnReason: string | null;
  returnApprovedAt?: Date | null;
  adminImageKey: string | null;
  /** Oldest first; absent in older orders, and not whole in those that were under way then. */
  steps?: StepTaken[];
  /** When it was given to the carrier, and the parcel's number there; absent before, and from what was delivered without. */
  sentAt?: Date;
  parcelNo?: string;
  /** The payment's number, where one was typed. Absent from older orders, as is `seenBefore`. */
  utr?: string | null;
  /** The same number, until the order is rejected: no two orders may hold one. */
  heldUtr?: string;
  /** Where else the number or the picture had been sent when this came. */
  seenBefore?: SeenBefore[];
  /** Of one that was rejected: the order that was sent in its place. Absent where none was, or before this was kept. */
  answeredBy?: string;
  /** Absent while no credit is matched. */
  credit?: MatchedCredit;
  /** When network last released a credit from the order. */
  creditRemovedAt?: Date;
  /** Absent before its approval. */
  approval?: OrderApproval;
  /** Absent before cotton was sent, and from what a process without stock has decided, until the stock follows. */
  stockFollowed?: StockFollowed;
}

const creditSchema = new Schema<MatchedCredit>(
  { lineId: String, amountPaise: Number, people: [String], doubt: { type: String, default: null }, matchedAt: Date },
  { _id: false },
);

const approvalSchema = new Schema<OrderApproval>(
  { isPaid: Boolean, approverAccounts: [String], consentId: String },
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
    steps: { type: Schema.Types.Mixed, default: [] },
    sentAt: Date,
    parcelNo: String,
    utr: { type: String, default: null },
    heldUtr: String,
    seenBefore: { type: Schema.Types.Mixed, default: [] },
    answeredBy: String,
    credit: { type: creditSchema, default: undefined },
    creditRemovedAt: Date,
    approval: { type: approvalSchema, default: undefined },
    stockFollowed: String,
  },
  { collection: 'orders', versionKey: false },
);
// Ids ascend with the time of the request, so they are the page key too.
orderSchema.index({ 'member._id': 1, _id: -1 });
orderSchema.index({ status: 1, _id: -1 });
orderSchema.index({ returnStatus: 1, _id: -1 });
// What the stock does not follow yet: next to nothing.
orderSchema.index({ stockFollowed: 1, status: 1, returnStatus: 1 });
orderSchema.index({ 'seenBefore.userId': 1 }, { sparse: true });
orderSchema.index({ searchName: 1, _id: -1 });
orderSchema.index({ quantityKg: 1, _id: -1 });
orderSchema.index({ 'member.mobile': 1, _id: -1 });
// MongoDB uses it only for a query that says the type too.
orderSchema.index({ heldUtr: 1 }, { unique: true, partialFilterExpression: { heldUtr: { $type: 'string' } } });
