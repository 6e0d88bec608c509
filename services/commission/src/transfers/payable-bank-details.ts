import { revealBankDetails, type BankDetailsView, type PayableKind } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PayablesRepository } from '../payables/payables.repository.js';
import { IdentityClient } from '../people/identity.client.js';
import { PayoutHolds } from '../payouts/payout-holds.js';
import { BankChangesRepository } from '../payouts/persistence/bank-changes.repository.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { detailsShownUntil, isToRecord } from './domain/transfer-facts.js';
import type { TransferDocument } from './transfer.schema.js';
import { TransfersRepository } from './transfers.repository.js';

interface Shown {
  readonly memberId: string;
  readonly kind: PayableKind;
  readonly approved: TransferDocument | null;
}

/**
 * Only the requester of an approved manual transfer sees its bank details, for seven days. Identity keeps the details;
 * commission stores only the time of their change, in case its event is late.
 */
@Injectable()
export class PayableBankDetailsHandler {
  constructor(
    private readonly payables: PayablesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly transfers: TransfersRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly holds: PayoutHolds,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly identity: IdentityClient,
  ) {}

  /**
   * @throws DomainError COMMISSION.PAYABLE_NOT_FOUND, COMMISSION.PAYABLE_NOT_OWED, SERVER.UNAVAILABLE without identity;
   * for an approved transfer, COMMISSION.BANK_DETAILS_CHANGED and the errors of PayoutHolds.assertNotHeld
   */
  async execute(payableId: string, viewer: Caller): Promise<BankDetailsView> {
    const { memberId, kind, approved } = await this.shown(payableId, viewer);
    const body = { memberId, headId: viewer.memberId, payableId };
    const { changedAt, digests, ...details } = await this.identity.call(revealBankDetails, { body });
    await this.transactions.run(async (session) => {
      if (changedAt != null) await this.bankChanges.recordChange(session, memberId, new Date(changedAt));
      if (approved) await this.holds.assertNotHeld(memberId, session, kind);
      if (approved && !isFor(approved, digests)) throw new DomainError('COMMISSION.BANK_DETAILS_CHANGED');
      await this.audit.record(session, 'bank-details-revealed', {
        memberId,
        subject: { kind: kind === 'payout' ? 'payout' : 'payable', id: payableId },
      });
    });
    return details;
  }

  private async shown(payableId: string, viewer: Caller): Promise<Shown> {
    const payable = await this.payables.find(payableId);
    if (!payable) {
      const payout = await this.payouts.get(payableId);
      if (!payout) throw new DomainError('COMMISSION.PAYABLE_NOT_FOUND');
      if (payout.status !== 'Requested') throw new DomainError('COMMISSION.PAYABLE_NOT_OWED');
      return { memberId: payout.memberId, kind: 'payout', approved: null };
    }
    const { memberId, kind, state } = payable;
    if (state === 'owed') return { memberId, kind, approved: null };
    const open = (await this.transfers.ofPayables([payableId])).find(isToRecord);
    if (state !== 'in-transfer' || !open || detailsShownUntil(open, viewer, this.clock.now()) === undefined)
      throw new DomainError('COMMISSION.PAYABLE_NOT_OWED');
    return { memberId, kind, approved: open };
  }
}

/** Money that was approved for one bank account is not sent to another. */
const isFor = ({ bankDigest }: TransferDocument, digests: readonly string[]): boolean =>
  bankDigest === null ? digests.length === 0 : digests.includes(bankDigest);
