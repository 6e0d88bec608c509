import { Schema } from 'mongoose';

export const pushSubscriptionModel = 'PushSubscription';

export interface PushSubscriptionDocument {
  /** The id is the SHA-256 of the endpoint, in hex. */
  _id: string;
  memberId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  serverKey?: string;
  createdAt: Date;
  sessionId: string;
  sessionVersion: number;
  endedAt?: Date;
}

const KEPT_DAYS = 7;

export const pushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    serverKey: String,
    createdAt: { type: Date, required: true },
    sessionId: { type: String, required: true },
    sessionVersion: { type: Number, required: true },
    endedAt: Date,
  },
  { collection: 'push_subscriptions', versionKey: false },
);
pushSubscriptionSchema.index({ memberId: 1 });
pushSubscriptionSchema.index({ endedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 3600 });
