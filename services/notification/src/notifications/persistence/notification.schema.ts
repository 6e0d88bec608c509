import { notificationKinds, notificationStatuses } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { StoredParams } from '../domain/texts.js';

export const notificationModel = 'Notification';

export type NotificationStatus = (typeof notificationStatuses)[number];

export interface NotificationDocument {
  _id: string;
  memberId: string;
  /** Of this release, or of a newer one. */
  kind: string;
  params: StoredParams;
  /** Whom `params.name` names; missing where it names nobody, and in what was written before this was kept. */
  aboutId?: string;
  status: NotificationStatus;
  /** `status` is not Read; kept apart so that the unread are counted and listed by index alone. */
  unread: boolean;
  createdAt: Date;
  /** Place among the member's notifications: 1, 2, 3 … in the order of their commits. */
  seq: number;
  push: PushProgress;
  /** What it is a part of; unset where no trace is recorded, and in what was written before this was kept. */
  traceparent?: string;
  /** Once per member, whatever is redelivered or replayed: the event's subject, such as a sale and its level. */
  subject: string;
}

/** How far the push of a notification has come. */
export interface PushProgress {
  state: 'waiting' | 'done';
  tries: number;
  /** From when on a worker may take it: back-off and lease in one. */
  dueAt: Date;
  /** Subscriptions that have it already. */
  sentTo: string[];
}

export const notificationSchema = new Schema<NotificationDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    kind: { type: String, enum: notificationKinds, required: true },
    params: { type: Schema.Types.Mixed, required: true },
    aboutId: String,
    status: { type: String, enum: notificationStatuses, required: true },
    unread: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    subject: { type: String, required: true },
    seq: { type: Number, required: true },
    traceparent: String,
    push: {
      state: { type: String, enum: ['waiting', 'done'], required: true },
      tries: { type: Number, required: true },
      dueAt: { type: Date, required: true },
      sentTo: { type: [String], required: true },
    },
  },
  { collection: 'notifications', versionKey: false, minimize: false },
);
notificationSchema.index({ memberId: 1, createdAt: -1, _id: -1 });
notificationSchema.index({ memberId: 1, unread: 1, createdAt: -1, _id: -1 });
notificationSchema.index({ memberId: 1, seq: 1 }, { unique: true });
notificationSchema.index({ memberId: 1, kind: 1, subject: 1 }, { unique: true });
notificationSchema.index({ aboutId: 1 }, { sparse: true });
notificationSchema.index({ 'push.dueAt': 1 }, { partialFilterExpression: { 'push.state': 'waiting' } });
