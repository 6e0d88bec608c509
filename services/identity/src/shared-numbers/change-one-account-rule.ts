import { companySecurityChanged, type BodyOf, type changeOneAccountRule } from '@deepam/contracts';
import { AuditTrail, Outbox, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';

@Injectable()
export class ChangeOneAccountRuleHandler {
  constructor(
    private readonly rules: OneAccountRulesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * The rule holds for numbers that are set from now on.
   * @throws DomainError REQUEST.CONFLICT if the version is not the latest one; ApproverNeeded
   */
  async execute({ rule, version }: BodyOf<typeof changeOneAccountRule>, changedBy: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const seen = await this.rules.findLatest(session);
      if ((seen?._id ?? 0) !== version) throw new DomainError('REQUEST.CONFLICT');
      const before = seen?.rule ?? 'warn';
      await this.approvalPolicy.consume(session, {
        isAlways: true,
        changes: [{ field: 'oneAccountRule', before, after: rule }],
        seen: version,
      });
      const changedAt = this.clock.now();
      await this.rules.insert({ _id: version + 1, rule, changedBy, changedAt }, session);
      const change = { what: 'one-account-rule' as const, changedAt: changedAt.toISOString() };
      await this.outbox.add(session, companySecurityChanged, change);
      await this.audit.record(session, 'one-account-rule-changed', {
        before: { rule: before, version },
        after: { rule, version: version + 1 },
      });
    });
  }
}
