import { Schema } from 'mongoose';

export const pushSubscriptionModel = 'PushSubscription';

/** One browser of one member. The keys belong to the browser; only its vendor's address and these make a push. */
export interface PushSubscriptionDocument {
  /** SHA-256 of the endpoint, hex. */
  _id: string;
  memberId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Our public key for which it subscribed; missing in those of older releases. */
  serverKey?: string;
  createdAt: Date;
  /** The session that subscribed it, and ends it; both missing in those of older releases. */
  sessionId?: string;
  sessionVersion?: number;
  /** When all sessions of the member ended: from then on it receives only what reaches an owner who was locked out. */
  endedAt?: Date;
}

/** Days for which a browser is kept after all sessions of its member have ended. */
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
    sessionId: String,
    sessionVersion: Number,
    endedAt: Date,
  },
  { collection: 'push_subscriptions', versionKey: false },
);
pushSubscriptionSchema.index({ memberId: 1 });
pushSubscriptionSchema.index({ endedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 3600 });
