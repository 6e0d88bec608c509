import type { NotificationKind } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const inboxModel = 'Inbox';

/** What is kept once per member. */
export interface InboxDocument {
  _id: string;
  /** Number of the member's latest notification; the next one gets the next number, without gaps. */
  lastSeq: number;
  /** Broadcasts up to this number count as read. */
  broadcastsReadTo: number;
  /** Kinds that are not pushed. */
  mutedKinds: NotificationKind[];
}

export const inboxSchema = new Schema<InboxDocument>(
  {
    _id: { type: String, required: true },
    lastSeq: { type: Number, default: 0 },
    broadcastsReadTo: { type: Number, default: 0 },
    mutedKinds: { type: [String], default: [] },
  },
  { collection: 'inboxes', versionKey: false },
);
