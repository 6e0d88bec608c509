import { indianDay, toPaise, toRupees, type BodyOf, type transferByHand } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, newId, ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayablesRepository } from '../payables/payables.repository.js';
import { PayeeDetailsRepository } from '../people/payee-details.repository.js';
import { PayoutHolds } from '../payouts/payout-holds.js';
import { LoginInfluencesRepository } from '../payouts/persistence/login-influences.repository.js';
import { ofEarlierTransfers } from './domain/earlier-transfers.js';
import { TransferBook } from './transfer-book.js';
import type { TransferDocument } from './transfer.schema.js';
import { TransfersRepository } from './transfers.repository.js';

type Sent = BodyOf<typeof transferByHand> & { readonly payableId: string; readonly requestedBy: string };

@Injectable()
export class TransferByHand {
  constructor(
    private readonly payables: PayablesRepository,
    private readonly transfers: TransfersRepository,
    private readonly holds: PayoutHolds,
    private readonly influences: LoginInfluencesRepository,
    private readonly book: TransferBook,
    private readonly details: PayeeDetailsRepository,
    private readonly store: ObjectStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * @throws DomainError COMMISSION.PAYABLE_NOT_FOUND, COMMISSION.PAYABLE_NOT_OWED, COMMISSION.NET_CHANGED,
   * COMMISSION.UTR_USED, the errors of PayoutHolds.assertNotHeld; ApproverNeeded
   */
  async execute(sent: Sent, proof: UploadedFile | undefined): Promise<TransferDocument> {
    const make = (proofKey: string | null) => this.transactions.run((session) => this.make(session, sent, proofKey));
    return proof === undefined ? make(null) : this.store.withStored('commission/payment-proofs', proof, make);
  }

  private async make(
    session: ClientSession,
    { payableId, net, utr, requestedBy }: Sent,
    proofKey: string | null,
  ): Promise<TransferDocument> {
    const payable = await this.payables.find(payableId, session);
    if (!payable) throw new DomainError('COMMISSION.PAYABLE_NOT_FOUND');
    const { kind, memberId, netPaise, requesterAccounts, transferCount, state } = payable;
    if (state !== 'owed') throw new DomainError('COMMISSION.PAYABLE_NOT_OWED');
    await this.holds.assertNotHeld(memberId, session, kind);
    if (toPaise(net) !== netPaise)
      throw new DomainError('COMMISSION.NET_CHANGED', { details: { net: toRupees(netPaise) } });
    // The company may have paid this payable before, so another transfer needs a second approver, whatever its amount.
    const isAlways = transferCount > 0;
    const earlier = isAlways ? await this.transfers.ofPayables([payableId], session) : [];
    const subject = { kind: 'payable', id: payableId } as const;
    const approval = await this.approvalPolicy.consume(session, {
      amountPaise: netPaise,
      memberId,
      subject,
      isAlways,
      ...(isAlways && {
        transferredBefore: 1,
        ...ofEarlierTransfers(earlier, this.approvalPolicy.requesterAccounts),
      }),
      payeeAccounts: await this.influences.payeeAccounts(
        [
          {
            memberId,
            requesterAccounts,
          },
        ],
        session,
      ),
      seen: [transferCount, netPaise],
    });
    const approvedBy = approval?.approverId ?? null;
    const terms = {
      channel: 'manual' as const,
      requestedBy,
      approvedBy,
      proofKey,
      bankDigest: await this.details.bankDigestOf(memberId, session),
      ...(utr !== undefined && { typedUtr: utr }),
    };
    const paid = { sourceId: newId(), day: indianDay(this.clock.now()), recordedBy: requestedBy };
    const [made] = await this.book.open(session, [{ payable, terms, ...(approval === null && { paid }) }]);
    const transfer = made!;
    await this.audit.record(session, 'transfer-made', {
      memberId,
      subject: {
        kind: 'transfer',
        id: transfer._id,
      },
      after: { amount: toRupees(netPaise) },
    });
    return transfer;
  }
}
