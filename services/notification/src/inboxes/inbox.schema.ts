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
  mutedKinds: string[];
  /** How often something of it was read or decided: tells every open page of the member to look again. */
  readings: number;
}

export const inboxSchema = new Schema<InboxDocument>(
  {
    _id: { type: String, required: true },
    lastSeq: { type: Number, default: 0 },
    broadcastsReadTo: { type: Number, default: 0 },
    mutedKinds: { type: [String], default: [] },
    readings: { type: Number, default: 0 },
  },
  { collection: 'inboxes', versionKey: false },
);
