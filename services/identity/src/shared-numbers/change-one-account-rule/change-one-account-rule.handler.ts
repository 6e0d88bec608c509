import type { BodyOf, changeOneAccountRule } from '@deepam/contracts';
import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { OneAccountRulesRepository } from '../persistence/one-account-rules.repository.js';

@Injectable()
export class ChangeOneAccountRuleHandler {
  constructor(
    private readonly rules: OneAccountRulesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * For numbers that are set from now on; accounts that share one already keep it.
   * @throws DomainError REQUEST.CONFLICT when the version that was seen is not the latest any more
   */
  async execute({ rule, version }: BodyOf<typeof changeOneAccountRule>, changedBy: string): Promise<void> {
    const seen = (await this.rules.latest())?._id ?? 0;
    const next = { _id: version + 1, rule, changedBy, changedAt: this.clock.now() };
    if (seen === version && (await this.rules.insert(next))) return;
    throw new DomainError('REQUEST.CONFLICT');
  }
}
