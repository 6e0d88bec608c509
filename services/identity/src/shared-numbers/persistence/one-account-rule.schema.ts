import type { OneAccountRule } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const oneAccountRuleModel = 'OneAccountRule';

/** One version of the head's rule about one Aadhaar in several accounts; the highest holds. Never changed. */
export interface OneAccountRuleDocument {
  /** The version. */
  readonly _id: number;
  readonly rule: OneAccountRule;
  /** The head who set it. */
  readonly changedBy: string;
  readonly changedAt: Date;
}

export const oneAccountRuleSchema = new Schema<OneAccountRuleDocument>(
  {
    _id: { type: Number, required: true },
    rule: { type: String, required: true },
    changedBy: { type: String, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'one_account_rules', versionKey: false },
);
