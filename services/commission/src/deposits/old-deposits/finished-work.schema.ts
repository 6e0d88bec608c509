import { Schema } from 'mongoose';

/** Work that older data needs once; `_id` names it. Whatever is not in here is begun again at every start. */
export interface FinishedWork {
  readonly _id: string;
  readonly finishedAt: Date;
}

export const finishedWorkModel = 'FinishedWork';
export const finishedWorkSchema = new Schema<FinishedWork>(
  { _id: { type: String, required: true }, finishedAt: { type: Date, required: true } },
  { collection: 'finished_work', versionKey: false },
);
