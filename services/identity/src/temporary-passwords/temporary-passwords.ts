import { temporaryPasswordGiven } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { behindLogin } from '../accounts/domain/handed-password.js';
import { influenceOf, withInfluence } from '../accounts/domain/influences.js';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { PinSignInsRepository } from '../pin-sign-in/pin-sign-ins.repository.js';
import { AttemptGuard } from '../attempts/attempt-guard.js';
import { AccountChangesRepository } from '../member-accounts/account-changes.repository.js';
import { PasskeysRepository } from '../factors/persistence/passkeys.repository.js';
import { PasswordRequestsRepository } from '../password-requests/persistence/password-requests.repository.js';
import { type OneUsePassword, OneUsePasswords } from '../passwords/one-use-passwords.js';
import { SecondFactorsRepository } from '../factors/persistence/second-factors.repository.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { StaffChanges } from '../staff/staff-changes.js';

export type TemporaryPassword = Pick<OneUsePassword, 'text' | 'validUntil'>;

/** A temporary password ends the account's sessions, its open request and its lasting ways to log in. */
@Injectable()
export class TemporaryPasswords {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly pinSignIns: PinSignInsRepository,
    private readonly requests: PasswordRequestsRepository,
    private readonly guard: AttemptGuard,
    private readonly passwords: OneUsePasswords,
    private readonly sessions: SessionEnds,
    private readonly staff: StaffChanges,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param account as it was read: of two concurrent changes one fails
   * @param caller null for an operator at the command line
   * @throws DomainError REQUEST.CONFLICT; ApproverNeeded for an account of the company
   */
  async give(account: Account, caller: Caller | null): Promise<TemporaryPassword> {
    const byId = caller?.memberId ?? null;
    const { _id: memberId, sessionVersion } = account;
    const { text, passwordHash, madeAt: now, validUntil } = await this.passwords.make();
    await this.transactions.run(async (session) => {
      const isStaff = typeof account.roleId === 'string';
      if (caller !== null && isStaff) {
        const seen = [account.mobile, account.roleId];
        await this.staff.requireApproval(caller, { memberId, seen }, session);
      }
      const given = {
        passwordHash,
        passwordValidUntil: validUntil,
        handedPassword: {
          byId,
          at: now,
          isFirst: false,
        },
        influences: withInfluence(account.influences, influenceOf('password', caller, now)),
      };
      if (!(await this.credentials.setTemporaryPassword(account, given, session)))
        throw new DomainError('REQUEST.CONFLICT');
      await this.sessions.end({ memberId, sessionVersion: sessionVersion + 1 }, session);
      if (caller !== null && isStaff) await this.staff.notifyHead(caller, session);
      await this.removeWaysIn(memberId, session);
      await this.requests.closeOf(memberId, { closedAt: now, ...(byId !== null && { closedById: byId }) }, session);
      await this.changes.add({ memberId, kind: 'temporary-password', at: now, byId, reason: null }, session);
      // The password may reach the person who set the mobile.
      const influencedBy = [...(behindLogin({ ...account, ...given }, now).influencedBy ?? [])];
      await this.outbox.add(session, temporaryPasswordGiven, {
        memberId,
        byId,
        givenAt: now.toISOString(),
        validUntil: validUntil.toISOString(),
        influencedBy,
      });
      const influencers = influencedBy.filter((id) => id !== byId);
      await this.audit.record(session, 'temporary-password-given', {
        memberId,
        after: {
          validUntil: validUntil.toISOString(),
          ...(influencers.length > 0 && { influencedBy: influencers.join(', ') }),
        },
      });
    });
    await this.guard.forgive(account.mobile);
    return { text, validUntil };
  }

  /**
   * Another person may have set up passkeys and apps with an earlier password (ADR 35). An authenticator of the owner
   * stays, since without it the giver of the password would need no code.
   */
  private async removeWaysIn(memberId: string, session: ClientSession): Promise<void> {
    const hadPasskey = (await this.passkeys.removeAll(memberId, session)) > 0;
    const hadApp = await this.factors.removeOfHandedPassword(memberId, session);
    const hadPin = (await this.pinSignIns.removeAll(memberId, session)) > 0;
    if (hadPasskey) await this.audit.record(session, 'passkey-removed', { memberId });
    if (hadApp) await this.audit.record(session, 'second-factor-turned-off', { memberId });
    if (hadPin) await this.audit.record(session, 'pin-sign-in-removed', { memberId });
  }
}
