import { Schema } from 'mongoose';

export const inboxModel = 'Inbox';

/**
 * The next notification gets the number after `lastSeq`, without gaps. A change of `readings` tells every open page of
 * the member to reload.
 */
export interface InboxDocument {
  _id: string;
  lastSeq: number;
  broadcastsReadTo: number;
  mutedKinds: string[];
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
