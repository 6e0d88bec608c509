import { type ServiceLevelKind, serviceLevelKinds } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { Fact, Wait } from '../domain/wait.js';

export const serviceLevelCaseModel = 'ServiceLevelCase';

export interface ServiceLevelCase {
  readonly _id: string;
  readonly kind: ServiceLevelKind;
  readonly facts: readonly Fact[];
  readonly ended: readonly Wait[];
  readonly openSince: Date | null;
}

const factSchema = new Schema<Fact>(
  {
    what: { type: String, enum: ['asked', 'done', 'ended'], required: true },
    at: { type: Date, required: true },
    rank: { type: Number, required: true },
  },
  { _id: false },
);
const waitSchema = new Schema<Wait>(
  {
    day: { type: String, required: true },
    units: { type: Number, required: true },
    isDone: { type: Boolean, required: true },
  },
  { _id: false },
);

export const serviceLevelCaseSchema = new Schema<ServiceLevelCase>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: serviceLevelKinds, required: true },
    facts: { type: [factSchema], required: true },
    ended: { type: [waitSchema], required: true },
    openSince: { type: Date, default: null },
  },
  { collection: 'promise_cases', versionKey: false },
);
serviceLevelCaseSchema.index({ kind: 1, 'ended.day': 1 });
serviceLevelCaseSchema.index({ kind: 1, openSince: 1 }, { partialFilterExpression: { openSince: { $type: 'date' } } });
