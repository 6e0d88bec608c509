import type { OneAccountRule } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const oneAccountRuleModel = 'OneAccountRule';

/** The highest version holds, and versions never change. */
export interface OneAccountRuleDocument {
  readonly _id: number;
  readonly rule: OneAccountRule;
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
