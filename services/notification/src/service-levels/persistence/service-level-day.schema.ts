import { type ServiceLevelKind, serviceLevelKinds } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { DayOfWaits } from '../domain/service-level-view.js';

export const serviceLevelDayModel = 'ServiceLevelDay';
export const serviceLevelDayMarkModel = 'ServiceLevelDayMark';

export interface ServiceLevelDay extends DayOfWaits {
  readonly _id: string;
  readonly kind: ServiceLevelKind;
}

export interface ServiceLevelDayMark {
  readonly _id: string;
  readonly kind: ServiceLevelKind;
  readonly day: string;
}

const ofDay = {
  _id: { type: String, required: true },
  kind: { type: String, enum: serviceLevelKinds, required: true },
  day: { type: String, required: true },
} as const;

export const serviceLevelDaySchema = new Schema<ServiceLevelDay>(
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
serviceLevelDaySchema.index({ day: 1 });
export const serviceLevelDayMarkSchema = new Schema<ServiceLevelDayMark>(ofDay, {
  collection: 'promise_day_marks',
  versionKey: false,
});
