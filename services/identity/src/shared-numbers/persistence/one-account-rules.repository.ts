import { DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OneAccountRule } from '@deepam/contracts';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const oneAccountRuleModel = 'OneAccountRule';

/** The highest version holds, and versions never change. */
interface OneAccountRuleDocument {
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

@Injectable()
export class OneAccountRulesRepository {
  constructor(@InjectModel(oneAccountRuleModel) private readonly model: Model<OneAccountRuleDocument>) {}

  async findLatest(session: ClientSession | null = null): Promise<OneAccountRuleDocument | null> {
    return this.model.findOne().sort({ _id: -1 }).session(session).lean();
  }

  async getCurrent(session: ClientSession | null = null): Promise<OneAccountRule> {
    return (await this.findLatest(session))?.rule ?? 'warn';
  }

  /** @throws DomainError REQUEST.CONFLICT if this version exists already */
  async insert(version: OneAccountRuleDocument, session: ClientSession): Promise<void> {
    try {
      await this.model.create([version], { session });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('REQUEST.CONFLICT');
    }
  }
}
