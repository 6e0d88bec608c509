import { indianDay } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { Schema } from 'mongoose';

export const dayMarkModel = 'DayMark';

/**
 * A mark names a day in India that must be counted again. The transaction of the posting or sale writes it, so a reader
 * of the mark sees that change. Marks are inserted and removed, never updated, so that sales of one day do not wait for
 * each other.
 */
export interface DayMark {
  readonly _id: string;
  readonly day: string;
}

export const dayMarkSchema = new Schema<DayMark>(
  { _id: { type: String, required: true }, day: { type: String, required: true } },
  { collection: 'business_day_marks', versionKey: false },
);

export const marksFor = (moments: readonly Date[]): DayMark[] =>
  [...new Set(moments.map(indianDay))].map((day) => ({ _id: newId(), day }));
