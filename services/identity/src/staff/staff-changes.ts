import { companySecurityChanged, type Permission } from '@deepam/contracts';
import { Outbox, SecondPerson, type Matter } from '@deepam/messaging';
import { Clock, currentContext, DomainError, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { SessionEnds } from '../sessions/session-ends.js';
import { WaysIn } from '../sessions/ways-in.js';
import { refuseBeyond } from './domain/authority.js';
import { RolesRepository } from './persistence/roles.repository.js';
import { StaffMembersRepository, type StaffChange, type StaffMember } from './persistence/staff-members.repository.js';

/** What holds for every change of somebody of the company: a token with what they could do before does not live on. */
@Injectable()
export class StaffChanges {
  constructor(
    private readonly staff: StaffMembersRepository,
    private readonly roles: RolesRepository,
    private readonly sessions: SessionEnds,
    private readonly waysIn: WaysIn,
    private readonly credentials: CredentialsRepository,
    private readonly secondPerson: SecondPerson,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The beginning of each change: whoever loses their role at this moment gives nobody what was in it. The head is notified of what a colleague does.
   * @throws DomainError AUTH.SESSION_REVOKED
   */
  async begin(caller: Caller, session: ClientSession): Promise<void> {
    await this.waysIn.change({ ...caller, memberId: callerNow(caller) }, session);
    await this.notifyHead(caller, session);
  }

  /** Whether what this caller lets a colleague do needs a second approver: the head, who gives all roles, needs none. */
  needsApproval({ isHead }: Pick<Caller, 'isHead'>): boolean {
    return this.secondPerson.isOn && !isHead;
  }

  /**
   * Uses up the approval under which the caller lets a colleague do more, or log in.
   * @param matter checked completely; nothing of it is written yet
   * @throws SecondPersonNeeded, DomainError FOUR_EYES.OUTDATED, FOUR_EYES.ENDED
   */
  async requireApproval(
    caller: Pick<Caller, 'isHead'>,
    matter: Pick<Matter, 'memberId' | 'subject' | 'changes' | 'seen'>,
    session: ClientSession,
  ): Promise<void> {
    // At an approval by the head, the deed is still the one of the requester.
    const isApproved = currentContext()?.granting !== undefined;
    if (isApproved || this.needsApproval(caller))
      await this.secondPerson.require(session, { ...matter, isAlways: true });
  }

  /** The head is notified of each change of staff that a person of staff makes. */
  async notifyHead({ isHead }: Pick<Caller, 'isHead'>, session: ClientSession): Promise<void> {
    if (isHead) return;
    const change = { what: 'staff' as const, changedAt: this.clock.now().toISOString() };
    await this.outbox.add(session, companySecurityChanged, change);
  }

  /** @throws DomainError IDENTITY.STAFF_NOT_FOUND, OWN_ROLE or BEYOND_YOU, AUTH.SESSION_REVOKED */
  async reachable(caller: Caller, id: string, session: ClientSession): Promise<StaffMember> {
    await this.begin(caller, session);
    const person = await this.staff.get(id, session);
    this.assertNotOwn(caller, [id]);
    refuseBeyond(caller, (await this.roles.permissionsOf(person.roleId)) ?? []);
    return person;
  }

  /** @throws DomainError IDENTITY.OWN_ROLE for the requester, ACCESS.NOT_PERMITTED for the approver: the request stays for another approver */
  assertNotOwn(caller: Caller, people: readonly string[]): void {
    if (people.includes(caller.memberId)) throw new DomainError('IDENTITY.OWN_ROLE');
    if (people.includes(callerNow(caller))) throw new DomainError('ACCESS.NOT_PERMITTED');
  }

  /**
   * Ends this person's temporary password, where it was not used yet and the role includes more than before: whoever gave it still knows it, and gave
   * it for less. One that the caller gave stays.
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

/** The person whose deed it is: at an approval the requester, who is not the head, whatever the approver is. */
export const requesterIn = (caller: Caller): Caller =>
  currentContext()?.granting === undefined ? caller : { ...caller, isHead: false };

/** The account of the token: at an approval the approver, whose rights and session count, while the caller bears the id of the requester. */
const callerNow = ({ memberId }: Caller): string => currentContext()?.memberId ?? memberId;

/** The rights that a role would give, for the approver; unchanged ones are left out. */
export function roleChanges(
  before: { readonly name: string; readonly permissions: readonly Permission[] } | null,
  after: { readonly name: string; readonly permissions: readonly Permission[] },
): NonNullable<Matter['changes']> {
  const textOf = (permissions: readonly Permission[]) => permissions.join(', ');
  return [
    { field: 'role', before: before?.name ?? null, after: after.name },
    { field: 'permissions', before: before && textOf(before.permissions), after: textOf(after.permissions) },
  ].filter((change) => change.before !== change.after);
}
