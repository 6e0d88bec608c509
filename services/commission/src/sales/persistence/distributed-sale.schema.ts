import {
  commissionSkipReasons,
  planNames,
  type EventData,
  type planApproved,
  type UplineSnapshot,
} from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';
import type { CommissionRow, Distribution } from '../domain/distribute.js';

export const distributedSaleModel = 'Sale';

type ApprovedPlan = EventData<typeof planApproved>;

export interface DistributedSale extends Omit<ApprovedPlan, 'saleId' | 'approvedAt'>, Distribution {
  readonly _id: string;
  readonly approvedAt: Date;
  readonly recordedAt: Date;
}

const uplineSnapshotSchema = new Schema<UplineSnapshot>(
  {
    level: { type: Number, required: true },
    memberId: { type: String, required: true },
    name: { type: String, default: '' },
    isHead: { type: Boolean, required: true },
    isApproved: { type: Boolean, required: true },
    isDeleted: { type: Boolean, required: true },
    plan: { type: String, enum: [...planNames, null], default: null },
  },
  { _id: false },
);

const rowSchema = new Schema<CommissionRow>(
  {
    level: { type: Number, required: true },
    memberId: { type: String, required: true },
    rateBasisPoints: { type: Number, required: true },
    amountPaise: { type: Number, required: true },
    skipped: { type: String, enum: [...commissionSkipReasons, null], default: null },
  },
  { _id: false },
);

export const distributedSaleSchema = new Schema<DistributedSale>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    memberName: { type: String, default: '' },
    memberCode: { type: String, default: '' },
    previousPlan: { type: String, enum: [...planNames, null], default: null },
    plan: { type: String, enum: planNames, required: true },
    payment: { type: String, enum: ['received', 'waived'], required: true },
    amountPaise: { type: Number, required: true },
    upline: [uplineSnapshotSchema],
    scheduleVersion: { type: Number, required: true },
    rows: [rowSchema],
    companySharePaise: { type: Number, required: true },
    approvedAt: { type: Date, required: true },
    recordedAt: { type: Date, required: true },
  },
  { collection: 'sales', versionKey: false },
);
distributedSaleSchema.index({ memberId: 1 });
distributedSaleSchema.index({ approvedAt: 1 });
distributedSaleSchema.index({ 'upline.memberId': 1 });
appendOnly(distributedSaleSchema, 'Sales');
