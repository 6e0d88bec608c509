import { temporaryPasswordGiven } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { influenceOf, withInfluence } from '../accounts/domain/influences.js';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { AttemptGuard } from '../logins/attempt-guard.js';
import { AccountChangesRepository } from '../member-accounts/persistence/account-changes.repository.js';
import { PasskeysRepository } from '../passkeys/persistence/passkeys.repository.js';
import { PasswordRequestsRepository } from '../password-requests/persistence/password-requests.repository.js';
import { type OneUsePassword, OneUsePasswords } from '../passwords/one-use-passwords.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { StaffChanges } from '../staff/staff-changes.js';

export type TemporaryPassword = Pick<OneUsePassword, 'text' | 'validUntil'>;

/** Replaces a password by one that is for one use and for some hours, and ends the sessions, the passkeys and the request of its owner. */
@Injectable()
export class TemporaryPasswords {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly passkeys: PasskeysRepository,
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
   * @param account as it was read: of two at the same moment one is refused
   * @param caller null for an operator at the command line
   * @throws DomainError REQUEST.CONFLICT
   */
  async give(account: Account, caller: Caller | null): Promise<TemporaryPassword> {
    const byId = caller?.memberId ?? null;
    const { _id: memberId, sessionVersion } = account;
    const { text, passwordHash, madeAt: now, validUntil } = await this.passwords.make();
    await this.transactions.run(async (session) => {
      const given = {
        ...{ passwordHash, passwordValidUntil: validUntil, handedPassword: { byId, at: now, isFirst: false } },
        influences: withInfluence(account.influences, influenceOf('password', caller, now)),
      };
      if (!(await this.credentials.setTemporaryPassword(account, given, session)))
        throw new DomainError('REQUEST.CONFLICT');
      await this.sessions.end({ memberId, sessionVersion: sessionVersion + 1 }, session);
      if (caller !== null && typeof account.roleId === 'string') await this.staff.notifyHead(caller, session);
      // Whoever had the account may have added one.
      if ((await this.passkeys.removeAll(memberId, session)) > 0)
        await this.audit.record(session, 'passkey-removed', { memberId });
      await this.requests.closeOf(memberId, { closedAt: now, ...(byId !== null && { closedById: byId }) }, session);
      await this.changes.add({ memberId, kind: 'temporary-password', at: now, byId, reason: null }, session);
      await this.outbox.add(session, temporaryPasswordGiven, {
        memberId,
        byId,
        givenAt: now.toISOString(),
        validUntil: validUntil.toISOString(),
      });
      await this.audit.record(session, 'temporary-password-given', {
        memberId,
        after: { validUntil: validUntil.toISOString() },
      });
    });
    // What was guessed, by the owner or others, was another password.
    await this.guard.forgive(account.mobile);
    return { text, validUntil };
  }
}
