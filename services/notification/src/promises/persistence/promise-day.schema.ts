import { type PromiseKind, promiseKinds } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { DayOfWaits } from '../domain/promise-view.js';

export const promiseDayModel = 'PromiseDay';
export const promiseDayMarkModel = 'PromiseDayMark';

export interface PromiseDay extends DayOfWaits {
  readonly _id: string;
  readonly kind: PromiseKind;
}

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
