import { randomBytes } from 'node:crypto';
import { mostPinSignIns, type BodyOf, type setUpPinSignIn, type ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { NumberHold } from '../accounts/number-hold.js';
import { OwnerProof, type ShownFrom } from '../passkeys/owner-proof.js';
import { SessionRecords } from '../sessions/session-records.js';
import { WaysIn } from '../sessions/ways-in.js';
import { proofDigest } from './domain/pin-sign-in.js';
import { PinSignInEnds } from './pin-sign-in-ends.js';
import { PinSignInsRepository } from './pin-sign-ins.repository.js';

/**
 * Only members can save a login, as a PIN would replace the head's second factor. The PIN also opens later logins on
 * the device, so it needs the password, not only a session.
 */
@Injectable()
export class SetUpPinSignInHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly owner: OwnerProof,
    private readonly pinSignIns: PinSignInsRepository,
    private readonly ends: PinSignInEnds,
    private readonly hold: NumberHold,
    private readonly waysIn: WaysIn,
    private readonly records: SessionRecords,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError ACCESS.MEMBERS_ONLY, AUTH.SESSION_REVOKED, IDENTITY.NUMBERS_HELD, the errors of
   * `OwnerProof.demand`
   */
  async execute(
    caller: Caller,
    { proof, ...shown }: BodyOf<typeof setUpPinSignIn>,
    from: ShownFrom,
  ): Promise<ResponseOf<typeof setUpPinSignIn>> {
    const { memberId: accountId, isHead, sessionId } = caller;
    if (isHead) throw new DomainError('ACCESS.MEMBERS_ONLY');
    if (sessionId === undefined) throw new DomainError('AUTH.SESSION_REVOKED');
    const account = await this.accounts.get(accountId);
    if (account.sessionVersion !== caller.sessionVersion) throw new DomainError('AUTH.SESSION_REVOKED');
    this.hold.assertOpen(account);
    await this.owner.demand(account, caller, shown, 'keep-login', from);
    await this.records.keep({ ...caller, sessionId });
    const _id = randomBytes(16).toString('base64url');
    const share = randomBytes(32).toString('base64url');
    const expiresAt = this.records.forgottenAt(caller.expiresAt);
    const kept = { _id, accountId, sessionId, proofDigest: proofDigest(_id, proof), share, tries: 0, expiresAt };
    await this.transactions.run(async (session) => {
      await this.waysIn.change(caller, session);
      await this.pinSignIns.replace(kept, session);
      for (const oldest of await this.pinSignIns.findBeyond(accountId, mostPinSignIns, session))
        await this.ends.removeIn(session, oldest, 'Kept on too many devices');
      await this.audit.record(session, 'pin-sign-in-set-up', { memberId: accountId });
    });
    return { _id, share };
  }
}
