import { earningsCredited, toRupees, type Paise } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { AuditTrail, Outbox, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { adjustmentCredit } from '../ledger/domain/earning-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';

export interface Adjustment {
  readonly memberId: string | undefined;
  readonly amountPaise: Paise;
  readonly reason: string | null;
  readonly decidedBy: string;
}

@Injectable()
export class AddEarningsHandler {
  constructor(
    private readonly members: Members,
    private readonly ledger: PostingsRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /** @throws DomainError COMMISSION.MEMBER_NEEDED or COMMISSION.MEMBER_NOT_FOUND; ApproverNeeded */
  async execute({ memberId, amountPaise, reason, decidedBy }: Adjustment): Promise<void> {
    if (memberId === undefined) throw new DomainError('COMMISSION.MEMBER_NEEDED');
    const member = await this.members.find(memberId);
    if (!member || member.isDeleted) throw new DomainError('COMMISSION.MEMBER_NOT_FOUND');
    await this.transactions.run(async (session) => {
      await this.approvalPolicy.consume(session, { amountPaise, memberId, reason });
      const creditId = newId();
      const at = this.clock.now();
      const posting = adjustmentCredit({ creditId, memberId, amountPaise, reason, decidedBy }, { id: newId(), at });
      await this.ledger.append(session, [posting]);
      await this.outbox.add(session, earningsCredited, {
        creditId,
        memberId,
        source: 'adjustment',
        amountPaise,
        reason,
        creditedAt: at.toISOString(),
      });
      await this.audit.record(session, 'earnings-added', {
        memberId,
        subject: { kind: 'posting', id: posting._id },
        after: { amount: toRupees(amountPaise), reason },
      });
    });
  }
}
