import { accountClosed, closedAccountName, closingHoldMs, profileChanged, toRupees } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DiscardedFiles, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PinSignInsRepository } from '../pin-sign-in/pin-sign-ins.repository.js';
import { PasskeysRepository } from '../factors/persistence/passkeys.repository.js';
import { PasswordRequestsRepository } from '../password-requests/persistence/password-requests.repository.js';
import { SavedViewsRepository } from '../saved-views/saved-views.repository.js';
import { SecondFactorsRepository } from '../factors/persistence/second-factors.repository.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { FormerAccountsRepository, nobody } from '../accounts/persistence/former-accounts.repository.js';
import { profileState } from '../accounts/domain/profile-state.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { OpenObligations, type Settlement } from './open-obligations.js';

const within = closingHoldMs / 2;

const closedProfile = { ...nobody, name: closedAccountName } as const;

/**
 * The other services are asked for open obligations and then block new ones for a minute. The closing is one
 * transaction within that time, so a crash leaves only a hold that expires.
 */
@Injectable()
export class AccountCloser {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly former: FormerAccountsRepository,
    private readonly matters: OpenObligations,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly pinSignIns: PinSignInsRepository,
    private readonly passwordRequests: PasswordRequestsRepository,
    private readonly savedViews: SavedViewsRepository,
    private readonly sessions: SessionEnds,
    private readonly outbox: Outbox,
    private readonly discarded: DiscardedFiles,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError of `closeAccount.errors` and `closeMemberAccount.errors`, IDENTITY.ACCOUNT_NOT_FOUND,
   * SERVER.UNAVAILABLE
   */
  async close(memberId: string, settlement: Settlement): Promise<void> {
    const account = await this.accounts.get(memberId);
    if (account.isHead) throw new DomainError('IDENTITY.HEAD_CANNOT_CLOSE');
    await this.matters.assertNoneOpen(memberId, settlement);
    const heldSince = this.clock.now().getTime();
    await this.matters.hold(memberId, settlement);
    await this.transactions.run((session) => this.closeWithin(memberId, settlement, heldSince + within, session));
    this.discarded.removeSoon();
  }

  private async closeWithin(
    memberId: string,
    { writeOff }: Settlement,
    before: number,
    session: ClientSession,
  ): Promise<void> {
    const closedAt = this.clock.now();
    const { avatarKey } = await this.accounts.get(memberId, session);
    const closing = { closedAt, writtenOffPaise: writeOff?.amountPaise ?? 0 };
    const { sessionVersion, ...account } = await this.former.close(memberId, closing, session);
    await this.discarded.add(avatarKey === null ? [] : [avatarKey], session);
    await this.outbox.add(session, profileChanged, {
      ...profileState({ ...account, sessionVersion }),
      ...closedProfile,
    });
    await this.outbox.add(session, accountClosed, { memberId, closedAt: closedAt.toISOString() });
    await this.sessions.end({ memberId, sessionVersion }, session);
    await this.factors.remove(memberId, session);
    await this.passkeys.removeAll(memberId, session);
    await this.pinSignIns.removeAll(memberId, session);
    await this.savedViews.removeAll(memberId, session);
    await this.passwordRequests.closeOf(memberId, { closedAt }, session);
    await this.audit.record(session, 'account-closed', {
      memberId,
      ...(writeOff && { after: { amount: toRupees(writeOff.amountPaise), reason: writeOff.words } }),
    });
    // The check also covers a repeated transaction, since the answers of the services may be outdated then.
    if (this.clock.now().getTime() > before) throw new DomainError('SERVER.UNAVAILABLE');
  }
}
