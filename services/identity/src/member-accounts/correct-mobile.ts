import { maskNumber, mobileCorrected, profileChanged } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { behindLogin } from '../accounts/domain/handed-password.js';
import { profileState } from '../accounts/domain/profile-state.js';
import { influenceOf, withInfluence } from '../accounts/domain/influences.js';
import { AccountsRepository, type Account } from '../accounts/persistence/accounts.repository.js';
import { TakenMobiles } from '../accounts/taken-mobiles.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { AccountReach } from '../roles/account-reach.js';
import { requesterIn, StaffChanges } from '../staff/staff-changes.js';
import { AccountChangesRepository } from './account-changes.repository.js';

@Injectable()
export class CorrectMobileHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly sessions: SessionEnds,
    private readonly staff: StaffChanges,
    private readonly reach: AccountReach,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly taken: TakenMobiles,
  ) {}

  /**
   * @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND, HEAD_PROTECTED, BEYOND_YOU, MOBILE_TAKEN or MOBILE_UNCHANGED,
   * ACCESS.NOT_PERMITTED; ApproverNeeded for an account of the company
   */
  async execute(memberId: string, mobile: string, caller: Caller): Promise<void> {
    const claim = { mobile, by: caller.memberId, memberId };
    const correct = () =>
      this.transactions.run(async (session) => {
        const before = await this.accounts.get(memberId, session);
        await this.reach.check(caller, before);
        const influence = influenceOf('mobile', requesterIn(caller), this.clock.now());
        const influences = withInfluence(before.influences, influence);
        const account = await this.accounts.correctMobile(memberId, { mobile, influences }, session);
        if (!account) throw new DomainError(before.isHead ? 'IDENTITY.HEAD_PROTECTED' : 'IDENTITY.MOBILE_UNCHANGED');
        if (typeof account.roleId === 'string')
          await this.requireApproval(account, { from: before.mobile, caller }, session);
        await this.tell(account, { from: before.mobile, caller }, session);
      });
    await this.taken.claim(claim, correct);
  }

  /** A clerk who sets the mobile of a colleague counts as one person with that colleague from then on. */
  private async requireApproval(
    { _id: memberId, mobile, roleId }: Account,
    { from, caller }: { from: string; caller: Caller },
    session: ClientSession,
  ): Promise<void> {
    this.staff.assertNotOwn(caller, [memberId]);
    const changes = [{ field: 'mobile', before: maskNumber(from), after: maskNumber(mobile) }];
    await this.staff.requireApproval(caller, { memberId, changes, seen: [from, mobile, roleId] }, session);
  }

  private async tell(
    account: Account,
    { from, caller }: { from: string; caller: Caller },
    session: ClientSession,
  ): Promise<void> {
    const { _id: memberId, sessionVersion, mobile } = account;
    const byId = caller.memberId;
    const at = this.clock.now();
    const reason = `…${endingOf(from)} → …${endingOf(mobile)}`;
    await this.sessions.end({ memberId, sessionVersion }, session);
    await this.changes.add({ memberId, kind: 'mobile-corrected', at, byId, reason }, session);
    await this.audit.record(session, 'mobile-corrected', {
      memberId,
      before: { mobile: maskNumber(from) },
      after: { mobile: maskNumber(mobile) },
    });
    if (typeof account.roleId === 'string') return this.staff.notifyHead(caller, session);
    await this.outbox.add(session, profileChanged, profileState(account, ['mobile']));
    const correctedAt = at.toISOString();
    const influencedBy = [...(behindLogin(account, at).influencedBy ?? [])];
    const corrected = { memberId, byId, ending: endingOf(mobile), correctedAt, influencedBy };
    await this.outbox.add(session, mobileCorrected, corrected);
  }
}

const endingOf = (mobile: string): string => mobile.slice(-4);
