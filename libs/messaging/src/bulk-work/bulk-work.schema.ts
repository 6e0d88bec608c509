import { bulkRowStates, bulkWorkNeeds, type BulkWorkKind, type ErrorCode } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { ChosenRow } from './bulk-calls.js';
import { heldWorkFields, indexHeldWork, type HeldRow, type HeldWork } from './held-work.js';
import type { WorkCaller } from './work-caller.js';

export interface BulkWork extends HeldWork {
  readonly kind: BulkWorkKind;
  /** The permissions of the start; losing one of them ends the work. */
  readonly caller?: WorkCaller & { readonly permissions?: readonly string[] };
  readonly rows: number;
  readonly done: number;
  readonly failed: number;
}

/** Rows hold ids only: names are read from the member's own data. */
export interface BulkWorkRow extends HeldRow {
  readonly workId: string;
  readonly kind: BulkWorkKind;
  readonly chosen: ChosenRow;
  readonly state: (typeof bulkRowStates)[number];
  readonly code?: ErrorCode;
}

const kind = { type: String, enum: Object.keys(bulkWorkNeeds), required: true } as const;

export const bulkWorkModel = 'BulkWork';
export const bulkWorkSchema = new Schema<BulkWork>(
  {
    ...heldWorkFields,
    kind,
    rows: { type: Number, required: true },
    done: { type: Number, required: true },
    failed: { type: Number, required: true },
  },
  { collection: 'bulk_works', versionKey: false },
);
indexHeldWork(bulkWorkSchema);

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
