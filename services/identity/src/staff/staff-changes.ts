import { companySecurityChanged, type Permission } from '@deepam/contracts';
import { Outbox, ApprovalPolicy, type ApprovalSubject } from '@deepam/messaging';
import { Clock, currentContext, DomainError, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { WaysIn } from '../sessions/ways-in.js';
import { assertWithinAuthority } from '../roles/account-reach.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { StaffMembersRepository, type StaffChange, type StaffMember } from './staff-members.repository.js';

@Injectable()
export class StaffChanges {
  constructor(
    private readonly staff: StaffMembersRepository,
    private readonly roles: RolesRepository,
    private readonly sessions: SessionEnds,
    private readonly waysIn: WaysIn,
    private readonly credentials: CredentialsRepository,
    private readonly approvalPolicy: ApprovalPolicy,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Every change of staff begins with this call, so that a caller whose role is changed concurrently gives no
   * permissions of the old one. The head is notified of changes by staff.
   * @throws DomainError AUTH.SESSION_REVOKED
   */
  async begin(caller: Caller, session: ClientSession): Promise<void> {
    await this.waysIn.change({ ...caller, memberId: callerNow(caller) }, session);
    await this.notifyHead(caller, session);
  }

  needsApproval({ isHead }: Pick<Caller, 'isHead'>): boolean {
    return this.approvalPolicy.isOn && !isHead;
  }

  /**
   * The approval is used when the caller gives a colleague more permissions or a login.
   * @param about checked completely, before any of it is written
   * @throws ApproverNeeded, DomainError APPROVAL.OUTDATED, APPROVAL.ENDED
   */
  async requireApproval(
    caller: Pick<Caller, 'isHead'>,
    about: Pick<ApprovalSubject, 'memberId' | 'subject' | 'changes' | 'seen'>,
    session: ClientSession,
  ): Promise<void> {
    const isApproved = currentContext()?.approval !== undefined;
    if (isApproved || this.needsApproval(caller))
      await this.approvalPolicy.consume(session, { ...about, isAlways: true });
  }

  async notifyHead({ isHead }: Pick<Caller, 'isHead'>, session: ClientSession): Promise<void> {
    if (isHead) return;
    const change = { what: 'staff' as const, changedAt: this.clock.now().toISOString() };
    await this.outbox.add(session, companySecurityChanged, change);
  }

  /** @throws DomainError IDENTITY.STAFF_NOT_FOUND, OWN_ROLE or BEYOND_YOU, AUTH.SESSION_REVOKED */
  async getChangeable(caller: Caller, id: string, session: ClientSession): Promise<StaffMember> {
    await this.begin(caller, session);
    const person = await this.staff.get(id, session);
    this.assertNotOwn(caller, [id]);
    assertWithinAuthority(caller, (await this.roles.permissionsOf(person.roleId)) ?? []);
    return person;
  }

  /**
   * @throws DomainError IDENTITY.OWN_ROLE for the requester, ACCESS.NOT_PERMITTED for the approver: the request stays
   * for another approver
   */
  assertNotOwn(caller: Caller, people: readonly string[]): void {
    if (people.includes(caller.memberId)) throw new DomainError('IDENTITY.OWN_ROLE');
    if (people.includes(callerNow(caller))) throw new DomainError('ACCESS.NOT_PERMITTED');
  }

  /**
   * The giver of an unused temporary password still knows it, and gave it for fewer permissions, so it ends when the
   * role grows. A password that the caller gave stays.
   */
  async endOutgrownPassword(
    id: string,
    { before, after, caller }: { before: readonly Permission[]; after: readonly Permission[]; caller: Caller },
    session: ClientSession,
  ): Promise<void> {
    if (after.every((permission) => before.includes(permission))) return;
    const end = { at: this.clock.now(), unlessFrom: caller.memberId };
    await this.credentials.endUnusedPassword(id, end, session);
  }

  /** @throws DomainError IDENTITY.STAFF_NOT_FOUND */
  async make(id: string, change: StaffChange, session: ClientSession): Promise<StaffMember> {
    const after = await this.staff.change(id, change, session);
    await this.sessions.end({ memberId: id, sessionVersion: after.sessionVersion }, session);
    return after;
  }
}

/** The requester, who is not the head, counts as the actor even if the head approves the act. */
export const requesterIn = (caller: Caller): Caller =>
  currentContext()?.approval === undefined ? caller : { ...caller, isHead: false };

/**
 * The rights and the session of the approver count during an approval, while the caller has the id of the requester.
 */
const callerNow = ({ memberId }: Caller): string => currentContext()?.caller?.memberId ?? memberId;

export function roleChanges(
  before: { readonly name: string; readonly permissions: readonly Permission[] } | null,
  after: { readonly name: string; readonly permissions: readonly Permission[] },
): NonNullable<ApprovalSubject['changes']> {
  const textOf = (permissions: readonly Permission[]) => permissions.join(', ');
  return [
    { field: 'role', before: before?.name ?? null, after: after.name },
    { field: 'permissions', before: before && textOf(before.permissions), after: textOf(after.permissions) },
  ].filter((change) => change.before !== change.after);
}
