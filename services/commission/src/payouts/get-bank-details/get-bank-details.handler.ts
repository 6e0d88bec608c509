import { revealBankDetails, type BankDetailsView } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { IdentityClient } from '../identity.client.js';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

/**
 * Where the head pays an open payout to, or one whose payment came back. Identity keeps and reveals it; nothing of it stays here but when it was changed, should the
 * event of that be late.
 */
@Injectable()
export class GetBankDetailsHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly identity: IdentityClient,
  ) {}

  /** @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_DECIDED, SERVER.UNAVAILABLE without identity */
  async execute(payoutId: string, headId: string): Promise<BankDetailsView> {
    const payout = await this.payouts.get(payoutId);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const { memberId, status, cameBackAt } = payout;
    if (status !== 'Requested' && cameBackAt === undefined)
      throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status } });
    const body = { memberId, headId, payoutId };
    const { changedAt, ...details } = await this.identity.call(revealBankDetails, { body });
    await this.transactions.run(async (session) => {
      if (changedAt != null) await this.bankChanges.changed(session, memberId, new Date(changedAt));
      const subject = { kind: 'payout' as const, id: payoutId };
      await this.audit.record(session, 'bank-details-revealed', { memberId, subject });
    });
    return details;
  }
}
