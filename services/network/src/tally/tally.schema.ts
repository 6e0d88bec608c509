import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { TallyEntry } from './domain/sum-up.js';

export interface TallyDocument {
  readonly _id: string;
  readonly entry: TallyEntry;
}
export const tallyModel = 'Tally';
export const tallySchema = new Schema<TallyDocument>(
  { _id: { type: String, required: true }, entry: { type: Schema.Types.Mixed, required: true } },
  { collection: 'tally', versionKey: false },
);

/** The size is stored apart from the membership, so that writers of the membership never wait for it. */
export interface NetworkSize {
  readonly _id: string;
  readonly directCount: number;
  readonly networkSize: number;
}
export const networkSizeModel = 'NetworkSize';
export const networkSizeSchema = new Schema<NetworkSize>(
  { _id: { type: String, required: true }, directCount: Number, networkSize: Number },
  { collection: 'network_sizes', versionKey: false },
);

export interface Contribution {
  readonly _id: string;
  readonly viewerId: string;
  readonly fromMemberId: string;
  readonly amountPaise: Paise;
}
export const contributionModel = 'Contribution';
export const contributionSchema = new Schema<Contribution>(
  { _id: { type: String, required: true }, viewerId: String, fromMemberId: String, amountPaise: Number },
  { collection: 'contributions', versionKey: false },
);
