import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { SessionEnds } from '../sessions/session-ends.js';
import { SessionRecords } from '../sessions/session-records.js';
import { PinSignInStates } from './pin-sign-in-states.js';
import { PinSignInsRepository } from './pin-sign-ins.repository.js';

/**
 * After a new login on the device the PIN opens that session. A session that was ended on purpose needs a new PIN,
 * since other people may know the old one.
 */
@Injectable()
export class RenewPinSignInHandler {
  constructor(
    private readonly pinSignIns: PinSignInsRepository,
    private readonly states: PinSignInStates,
    private readonly records: SessionRecords,
    private readonly ends: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError ACCESS.MEMBERS_ONLY, IDENTITY.PIN_SIGN_IN_NOT_FOUND */
  async execute({ memberId: accountId, isHead, sessionId, expiresAt: endsAt }: Caller, _id: string): Promise<void> {
    if (isHead) throw new DomainError('ACCESS.MEMBERS_ONLY');
    const kept = await this.states.get(_id);
    const isOwn = kept.accountId === accountId && kept.state !== 'ended';
    if (!isOwn || sessionId === undefined) throw new DomainError('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    const expiresAt = this.records.forgottenAt(endsAt);
    await this.transactions.run(async (session) => {
      const isThere = await this.pinSignIns.rebind({ _id, accountId, sessionId, expiresAt }, session);
      if (!isThere) throw new DomainError('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
      if (kept.sessionId !== sessionId) await this.ends.endOne(accountId, kept.sessionId, session);
      await this.audit.record(session, 'pin-sign-in-set-up', { memberId: accountId });
    });
  }
}
