import { revealBankDetails, type BankDetailsView } from '@deepam/contracts';
import { AuditTrail, SecondPerson } from '@deepam/messaging';
import { Clock, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { EarlierFiles } from '../../batches/earlier-files/earlier-files.js';
import { BatchesRepository } from '../../batches/persistence/batches.repository.js';
import { detailsShownUntil, isOverdue } from '../domain/granted-payout.js';
import { refuseSaidPaid } from '../domain/said-paid.js';
import { IdentityClient } from '../identity.client.js';
import { PayoutHolds } from '../payout-holds.js';
import { BankChangesRepository } from '../persistence/bank-changes.repository.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

/**
 * Where the head pays an open payout to, or one whose payment came back or was not recorded in time; and, for who asked, one that a second person has
 * granted. Identity keeps and reveals it; nothing of it stays here but when it was changed, should the event of that be late.
 */
@Injectable()
export class GetBankDetailsHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly batches: BatchesRepository,
    private readonly earlierFiles: EarlierFiles,
    private readonly bankChanges: BankChangesRepository,
    private readonly holds: PayoutHolds,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly identity: IdentityClient,
    private readonly secondPerson: SecondPerson,
  ) {}

  /**
   * @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_DECIDED, SERVER.UNAVAILABLE without identity; of what was granted, what
   * PayoutHolds.refuse throws, COMMISSION.SAID_PAID with the payment, and SERVER.UNAVAILABLE without network
   */
  async execute(payoutId: string, caller: Caller): Promise<BankDetailsView> {
    const payout = await this.payouts.get(payoutId);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const { memberId, status, cameBackAt, amountPaise } = payout;
    const now = this.clock.now();
    const isGranted = detailsShownUntil(payout, caller, now) !== undefined;
    // Where a second person has to grant that somebody else sends it, that comes first.
    const isSentNow = isOverdue(payout, now) && !(await this.secondPerson.isNeeded({ amountPaise, isAlways: true }));
    if (status !== 'Requested' && cameBackAt === undefined && !isGranted && !isSentNow)
      throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status } });
    if (isGranted) await this.earlierFiles.look([payoutId]);
    const body = { memberId, headId: caller.memberId, payoutId };
    const { changedAt, ...details } = await this.identity.call(revealBankDetails, { body });
    await this.transactions.run(async (session) => {
      if (changedAt != null) await this.bankChanges.changed(session, memberId, new Date(changedAt));
      // It is approved already, and nobody looks again at what keeps money from leaving.
      if (isGranted) {
        await this.holds.refuse(memberId, session);
        await this.refusePaid(payoutId, session);
      }
      const subject = { kind: 'payout' as const, id: payoutId };
      await this.audit.record(session, 'bank-details-revealed', { memberId, subject });
    });
    return details;
  }

  /** Nothing was noted when it was granted: what is, the bank has paid since. */
  private async refusePaid(payoutId: string, session: ClientSession): Promise<void> {
    for (const { reference, saidPaid } of await this.batches.rowsOfPayouts([payoutId], session))
      if (saidPaid) refuseSaidPaid({ saidPaid: { reference, utr: saidPaid.utr, on: saidPaid.on } }, null);
  }
}
