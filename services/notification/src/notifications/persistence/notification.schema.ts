import { notificationKinds, notificationStatuses } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { StoredParams } from '../domain/texts.js';

export const notificationModel = 'Notification';

export type NotificationStatus = (typeof notificationStatuses)[number];

export interface NotificationDocument {
  _id: string;
  memberId: string;
  kind: string;
  params: StoredParams;
  aboutId?: string;
  status: NotificationStatus;
  /**
   * The flag means that `status` is not Read, so that unread notifications are counted and listed by the index only.
   */
  unread: boolean;
  createdAt: Date;
  seq: number;
  push: PushProgress;
  traceparent?: string;
  /** The subject of the event, such as a sale and its level, makes redelivered events idempotent. */
  subject: string;
}

export interface PushProgress {
  state: 'waiting' | 'done';
  tries: number;
  dueAt: Date;
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
