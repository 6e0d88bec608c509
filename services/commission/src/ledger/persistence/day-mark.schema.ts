import { indianDay } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { Schema } from 'mongoose';

export const dayMarkModel = 'DayMark';

/**
 * A day of India's calendar that has to be counted again. Written in the transaction of the posting or sale: who sees the mark sees that, too.
 * Marks are inserted and removed, never changed, so that sales of one day do not wait for each other.
 */
export interface DayMark {
  readonly _id: string;
  readonly day: string;
}

export const dayMarkSchema = new Schema<DayMark>(
  { _id: { type: String, required: true }, day: { type: String, required: true } },
  { collection: 'business_day_marks', versionKey: false },
);

/** A mark for each day that these moments are in. */
export const marksFor = (moments: readonly Date[]): DayMark[] =>
  [...new Set(moments.map(indianDay))].map((day) => ({ _id: newId(), day }));
