import type { oneAccountRule, ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';

@Injectable()
export class OneAccountRuleHandler {
  constructor(
    private readonly rules: OneAccountRulesRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  async execute(): Promise<ResponseOf<typeof oneAccountRule>> {
    const latest = await this.rules.findLatest();
    if (!latest) return { rule: 'warn', version: 0, changedAt: null, changedBy: null };
    const head = await this.accounts.get(latest.changedBy);
    const { _id: version, rule, changedAt } = latest;
    return { rule, version, changedAt: changedAt.toISOString(), changedBy: head.name };
  }
}
