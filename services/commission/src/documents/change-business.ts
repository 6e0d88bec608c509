import type { BodyOf, changeBusiness } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type BusinessDocument, BusinessesRepository } from './persistence/businesses.repository.js';

@Injectable()
export class ChangeBusinessHandler {
  constructor(
    private readonly businesses: BusinessesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The first version starts the issuing of documents; later ones hold for new documents.
   * @throws DomainError COMMISSION.BUSINESS_CHANGED if `seen.version` is not the latest one
   */
  async execute(seen: BodyOf<typeof changeBusiness>, changedBy: string): Promise<BusinessDocument> {
    const { version, gstin, ...terms } = seen;
    const latest = await this.businesses.findLatest();
    const known = latest?._id ?? 0;
    if (known !== version) throw new DomainError('COMMISSION.BUSINESS_CHANGED', { details: { version: known } });
    const changedAt = this.clock.now();
    const times = { since: latest?.since ?? changedAt, changedAt, changedBy };
    const next = { _id: version + 1, ...terms, gstin: gstin === '' ? null : gstin, ...times };
    await this.transactions.run(async (session) => {
      await this.businesses.insert(next, session);
      await this.audit.record(session, 'business-changed', {
        subject: { kind: 'business', id: String(next._id) },
        before: { version },
        after: { version: next._id, name: next.legalName },
      });
    });
    return next;
  }
}
