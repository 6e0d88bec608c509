import { toRupees } from '@deepam/contracts';
import { AuditTrail, SecondPerson } from '@deepam/messaging';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PlanSalesRepository } from '../persistence/plan-sales.repository.js';

@Injectable()
export class NoteRefundHandler {
  constructor(
    private readonly sales: PlanSalesRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly secondPerson: SecondPerson,
  ) {}

  /**
   * What was paid back is written down once.
   * @throws DomainError NETWORK.SALE_NOT_FOUND, SALE_NOT_REVERSED, NOTHING_PAID, REFUND_NOTED, REFUND_NUMBER_USED, UTR_USED; SecondPersonNeeded
   */
  async execute(saleId: string, refundReference: string, byId: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const { memberId, amountPaise, reversal } = await this.sales.get(saleId, session);
      if (reversal === undefined) throw new DomainError('NETWORK.SALE_NOT_REVERSED');
      if (amountPaise === 0) throw new DomainError('NETWORK.NOTHING_PAID');
      if (reversal.refundReference !== null) throw new DomainError('NETWORK.REFUND_NOTED');
      await this.secondPerson.require(session, {
        ...{ amountPaise, memberId, subject: { kind: 'sale', id: saleId } },
        changes: [{ field: 'refundReference', before: null, after: refundReference }],
        seen: amountPaise,
      });
      await this.sales.noteRefund(saleId, { refundReference, refundedBy: byId }, session);
      await this.audit.record(session, 'refund-noted', {
        memberId,
        subject: { kind: 'sale', id: saleId },
        after: { amount: toRupees(amountPaise) },
      });
    });
  }
}
