import { bulkRowStates, bulkWorkStates, type ErrorCode } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { workNeeds, type ChosenRow, type WorkKind } from './bulk-calls.js';
import type { WorkCaller } from './work-caller.js';

export interface BulkWork<Kind extends WorkKind = WorkKind> {
  readonly _id: string;
  readonly kind: Kind;
  readonly begunAt: Date;
  readonly begunBy: string;
  readonly caller?: WorkCaller;
  readonly state: (typeof bulkWorkStates)[number];
  readonly endedAt?: Date;
  /** This process has the work; a process that lost the work writes nothing. */
  readonly holder?: string;
  readonly heldUntil: Date;
  readonly rows: number;
  readonly done: number;
  readonly failed: number;
}

/** Rows hold only ids: names are read from the member's own data. */
export interface BulkWorkRow {
  readonly _id: string;
  readonly workId: string;
  readonly place: number;
  readonly kind: WorkKind;
  readonly chosen: ChosenRow;
  readonly state: (typeof bulkRowStates)[number];
  readonly code?: ErrorCode;
}

const kind = { type: String, enum: Object.keys(workNeeds), required: true } as const;

export const bulkWorkModel = 'BulkWork';
export const bulkWorkSchema = new Schema<BulkWork>(
  {
    _id: { type: String, required: true },
    kind,
    begunAt: { type: Date, required: true },
    begunBy: { type: String, required: true },
    caller: Schema.Types.Mixed,
    state: { type: String, enum: bulkWorkStates, required: true },
    endedAt: Date,
    holder: String,
    heldUntil: { type: Date, required: true },
    rows: { type: Number, required: true },
    done: { type: Number, required: true },
    failed: { type: Number, required: true },
  },
  { collection: 'bulk_works', versionKey: false },
);
bulkWorkSchema.index({ begunAt: -1, _id: -1 });
bulkWorkSchema.index({ heldUntil: 1 }, { partialFilterExpression: { state: 'running' }, name: 'running' });

export const bulkWorkRowModel = 'BulkWorkRow';
export const bulkWorkRowSchema = new Schema<BulkWorkRow>(
  {
    _id: { type: String, required: true },
    workId: { type: String, required: true },
    place: { type: Number, required: true },
    kind,
    chosen: { type: Schema.Types.Mixed, required: true },
    state: { type: String, enum: bulkRowStates, required: true },
    code: String,
  },
  { collection: 'bulk_work_rows', versionKey: false },
);
bulkWorkRowSchema.index({ workId: 1, place: 1 }, { unique: true });
