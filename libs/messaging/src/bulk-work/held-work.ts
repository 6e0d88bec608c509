import { bulkWorkStates } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { WorkCaller } from './work-caller.js';

export interface HeldWork {
  readonly _id: string;
  readonly begunAt: Date;
  readonly begunBy: string;
  readonly caller?: WorkCaller;
  readonly state: (typeof bulkWorkStates)[number];
  readonly endedAt?: Date;
  /** The process that works on it; a process that lost the work writes nothing. */
  readonly holder?: string;
  readonly heldUntil: Date;
}

export interface HeldRow {
  readonly _id: string;
  readonly place: number;
  readonly state: string;
}

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
