import { companySecurityChanged, type Permission } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, DomainError, type Caller } from '@deepam/platform';
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
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The beginning of each change: whoever loses their role at this moment gives nobody what was in it. The head is notified of what a colleague does.
   * @throws DomainError AUTH.SESSION_REVOKED
   */
  async begin(caller: Caller, session: ClientSession): Promise<void> {
    await this.waysIn.change(caller, session);
    await this.notifyHead(caller, session);
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
    if (caller.memberId === id) throw new DomainError('IDENTITY.OWN_ROLE');
    refuseBeyond(caller, (await this.roles.permissionsOf(person.roleId)) ?? []);
    return person;
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
