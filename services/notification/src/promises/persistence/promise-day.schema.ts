import { type PromiseKind, promiseKinds } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { DayOfWaits } from '../domain/promise-view.js';

export const promiseDayModel = 'PromiseDay';
export const promiseDayMarkModel = 'PromiseDayMark';

/** How many waits of a kind ended on a day, by how long they were. */
export interface PromiseDay extends DayOfWaits {
  readonly _id: string;
  readonly kind: PromiseKind;
}

/** A day that has to be counted again; written with the case that changed it. */
export interface PromiseDayMark {
  readonly _id: string;
  readonly kind: PromiseKind;
  readonly day: string;
}

const ofDay = {
  _id: { type: String, required: true },
  kind: { type: String, enum: promiseKinds, required: true },
  day: { type: String, required: true },
} as const;

export const promiseDaySchema = new Schema<PromiseDay>(
  {
    ...ofDay,
    waits: {
      type: [
        {
          _id: false,
          units: { type: Number, required: true },
          count: { type: Number, required: true },
          isDone: { type: Boolean, required: true },
        },
      ],
      required: true,
    },
  },
  { collection: 'promise_days', versionKey: false },
);
promiseDaySchema.index({ day: 1 });
export const promiseDayMarkSchema = new Schema<PromiseDayMark>(ofDay, {
  collection: 'promise_day_marks',
  versionKey: false,
});
