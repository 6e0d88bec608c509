import { bulkWorkStates } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { WorkCaller } from './work-caller.js';

/** Rows that are worked through one after the other, in the background. */
export interface HeldWork {
  readonly _id: string;
  readonly begunAt: Date;
  readonly begunBy: string;
  /** Gone when it has ended. */
  readonly caller?: WorkCaller;
  readonly state: (typeof bulkWorkStates)[number];
  readonly endedAt?: Date;
  /** The process at work; it writes nothing when another one has taken its place. */
  readonly holder?: string;
  readonly heldUntil: Date;
}

export interface HeldRow {
  /** Of the work and its place in it. */
  readonly _id: string;
  /** From 0. */
  readonly place: number;
  readonly state: string;
}

/** What the schema of every such work has, beside its counts by the state of its rows. */
export const heldWorkFields = {
  _id: { type: String, required: true },
  begunAt: { type: Date, required: true },
  begunBy: { type: String, required: true },
  caller: Schema.Types.Mixed,
  state: { type: String, enum: bulkWorkStates, required: true },
  endedAt: Date,
  holder: String,
  heldUntil: { type: Date, required: true },
} as const;

export function indexHeldWork<Work>(schema: Schema<Work>): void {
  schema.index({ begunAt: -1, _id: -1 });
  schema.index({ heldUntil: 1 }, { partialFilterExpression: { state: 'running' }, name: 'running' });
}
