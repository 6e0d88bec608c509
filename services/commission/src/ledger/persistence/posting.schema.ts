import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';
import { postingKinds, type Posting } from '../domain/posting.js';

export const postingModel = 'Posting';

export interface PostingDocument extends Posting {
  /** `occurredAt` is the time of the fact, and `recordedAt` is that of the posting. */
  readonly recordedAt: Date;
}

export const postingSchema = new Schema<PostingDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: postingKinds, required: true },
    key: { type: String, required: true },
    memberId: { type: String, default: null },
    lines: [
      new Schema(
        { account: { type: String, required: true }, amountPaise: { type: Number, required: true } },
        { _id: false },
      ),
    ],
    occurredAt: { type: Date, required: true },
    recordedAt: { type: Date, required: true },
    reference: { type: Schema.Types.Mixed, required: true },
    correctsId: { type: String, default: null },
    reason: { type: String, default: null },
    decidedBy: String,
  },
  { collection: 'postings', versionKey: false, minimize: false },
);
postingSchema.index({ key: 1 }, { unique: true });
postingSchema.index({ memberId: 1, occurredAt: -1, _id: -1 });
postingSchema.index({ occurredAt: 1, _id: 1 });
// MongoDB uses this index only for queries that name the type, too.
postingSchema.index({ correctsId: 1 }, { partialFilterExpression: { correctsId: { $type: 'string' } } });
appendOnly(postingSchema, 'Postings');
