import { Schema } from 'mongoose';

export const counterModel = 'Counter';

export const broadcastReadModel = 'BroadcastRead';

export const broadcastModel = 'Broadcast';

export interface BroadcastDocument {
  _id: string;
  seq: number;
  title: string;
  body: string;
  createdAt: Date;
  createdBy: string;
  push: BroadcastPush;
}

export interface BroadcastPush {
  state: 'waiting' | 'done';
  /** A worker may take the broadcast from this time on, as its lease has ended. */
  dueAt: Date;
  servedTo: string;
}

export const broadcastSchema = new Schema<BroadcastDocument>(
  {
    _id: { type: String, required: true },
    seq: { type: Number, required: true },
    title: { type: String, required: true },
    body: { type: String, required: true },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, required: true },
    push: {
      state: { type: String, enum: ['waiting', 'done'], required: true },
      dueAt: { type: Date, required: true },
      servedTo: { type: String, default: '' },
    },
  },
  { collection: 'broadcasts', versionKey: false },
);
broadcastSchema.index({ seq: 1 }, { unique: true });
broadcastSchema.index({ createdAt: -1, _id: -1 });
broadcastSchema.index({ 'push.state': 1, 'push.dueAt': 1 });

export interface BroadcastReadDocument {
  memberId: string;
  broadcastId: string;
  seq: number;
}

export const broadcastReadSchema = new Schema<BroadcastReadDocument>(
  {
    memberId: { type: String, required: true },
    broadcastId: { type: String, required: true },
    seq: { type: Number, required: true },
  },
  { collection: 'broadcast_reads', versionKey: false },
);
broadcastReadSchema.index({ memberId: 1, seq: 1 }, { unique: true });

export interface CounterDocument {
  _id: string;
  value: number;
}

export const counterSchema = new Schema<CounterDocument>(
  { _id: { type: String, required: true }, value: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
);

export interface SeenBroadcast extends BroadcastDocument {
  readonly isRead: boolean;
}

export interface BroadcastReader {
  readonly memberId: string;
  readonly since: Date;
  readonly readTo: number;
}
