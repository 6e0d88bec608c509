import { kycConsentChanged, type KycConsent } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, currentContext, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AccountsRepository, type Account } from '../accounts/persistence/accounts.repository.js';
import { consentView } from '../accounts/domain/consent.js';
import type { StoredConsent } from '../accounts/persistence/account.schema.js';
import { consentChangeModel, type ConsentChangeDocument } from './persistence/documents.schema.js';

@Injectable()
export class ConsentBook {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    @InjectModel(consentChangeModel) private readonly changes: Model<ConsentChangeDocument>,
  ) {}

  /** @param version of the accepted text; null withdraws the consent */
  async write(account: Account, version: number | null, session: ClientSession): Promise<KycConsent> {
    const { _id: memberId, kycConsent: before } = account;
    const at = this.clock.now();
    const isGiven = version !== null;
    const consent: StoredConsent = {
      revision: (before?.revision ?? 0) + 1,
      version: version ?? before?.version ?? null,
      givenAt: isGiven ? at : (before?.givenAt ?? null),
      withdrawnAt: isGiven ? null : at,
    };
    await this.accounts.setKycConsent(memberId, consent, session);
    const act = isGiven ? 'given' : 'withdrawn';
    const correlationId = currentContext()?.correlationId ?? 'none';
    const row = { _id: newId(), memberId, act, version: consent.version, correlationId, at } as const;
    await this.changes.create([row], { session });
    const { revision } = consent;
    await this.outbox.add(session, kycConsentChanged, { memberId, revision, isGiven, changedAt: at.toISOString() });
    await this.audit.record(session, `consent-${act}`, { memberId });
    return consentView(consent);
  }
}
