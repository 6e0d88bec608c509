import { Schema } from 'mongoose';

export const inboxModel = 'Inbox';

export interface InboxDocument {
  _id: string;
  /** The next notification gets the next number, without gaps. */
  lastSeq: number;
  broadcastsReadTo: number;
  mutedKinds: string[];
  /** A change of the number tells every open page of the member to reload. */
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
