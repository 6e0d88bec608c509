import type { EventData, planApproved, saleReversed } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DocumentIssuer } from './document-issuer.js';
import { taxIn } from './domain/gst.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

type Sale = Pick<
  EventData<typeof planApproved>,
  'saleId' | 'memberId' | 'previousPlan' | 'plan' | 'payment' | 'amountPaise' | 'approvedAt'
>;

@Injectable()
export class SaleDocuments {
  constructor(
    private readonly issuer: DocumentIssuer,
    private readonly documents: DocumentsRepository,
  ) {}

  async issueForSale(sale: Sale, session: ClientSession): Promise<void> {
    const { saleId: about, memberId, previousPlan, plan, amountPaise } = sale;
    if (amountPaise === 0) return;
    const fact = { kind: 'invoice' as const, about, memberId, happenedAt: new Date(sale.approvedAt) };
    await this.issuer.issue(session, fact, ({ gstin, rateBasisPoints }, isWithinState) => ({
      of: 'plan',
      plan,
      previousPlan,
      price: taxIn(amountPaise, gstin === null ? 0 : rateBasisPoints, isWithinState),
    }));
  }

  /**
   * The event may arrive before the sale. A credit note has the figures of its invoice, and there is none without an
   * invoice.
   */
  async issueForReversal(sale: EventData<typeof saleReversed>, session: ClientSession): Promise<void> {
    await this.issueForSale(sale, session);
    const { saleId: about, memberId, reversedAt } = sale;
    const invoice = await this.documents.findFor('invoice', about, session);
    if (!invoice) return;
    const fact = { kind: 'credit-note' as const, about, memberId, happenedAt: new Date(reversedAt) };
    await this.issuer.issueAgainst(session, fact, invoice);
  }
}
