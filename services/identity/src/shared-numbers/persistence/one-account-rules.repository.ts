import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OneAccountRule } from '@deepam/contracts';
import type { ClientSession, Model } from 'mongoose';
import { oneAccountRuleModel, type OneAccountRuleDocument } from './one-account-rule.schema.js';

const DUPLICATE_KEY = 11_000;

/** The versions of the rule. */
@Injectable()
export class OneAccountRulesRepository {
  constructor(@InjectModel(oneAccountRuleModel) private readonly model: Model<OneAccountRuleDocument>) {}

  /** Null until the head has set one. */
  async latest(session: ClientSession | null = null): Promise<OneAccountRuleDocument | null> {
    return this.model.findOne().sort({ _id: -1 }).session(session).lean();
  }

  async present(session: ClientSession | null = null): Promise<OneAccountRule> {
    return (await this.latest(session))?.rule ?? 'warn';
  }

  /** False when this version is there already. */
  async insert(version: OneAccountRuleDocument): Promise<boolean> {
    try {
      await this.model.create([version]);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
      throw error;
    }
  }
}
