import type { addStaff, BodyOf, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { newId, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { influenceOf } from '../accounts/domain/influences.js';
import { HeadsName } from '../accounts/heads-name.js';
import { AccountsRepository, type Account } from '../accounts/persistence/accounts.repository.js';
import { TakenMobiles } from '../accounts/taken-mobiles.js';
import { OneUsePasswords } from '../passwords/one-use-passwords.js';
import { assertWithinAuthority } from '../roles/account-reach.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { StaffChanges } from './staff-changes.js';
import { staffViewOf } from './staff-views.js';

/**
 * Staff have no place in the tree, so no registration is published. If the caller needs a second approver, the account
 * stays disabled until one approves it.
 */
@Injectable()
export class AddStaffHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly headsName: HeadsName,
    private readonly roles: RolesRepository,
    private readonly passwords: OneUsePasswords,
    private readonly changes: StaffChanges,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly taken: TakenMobiles,
  ) {}

  /** @throws DomainError IDENTITY.MOBILE_TAKEN, HEADS_NAME, ROLE_NOT_FOUND or BEYOND_YOU */
  async execute(
    caller: Caller,
    { name, mobile, roleId }: BodyOf<typeof addStaff>,
  ): Promise<ResponseOf<typeof addStaff>> {
    await this.headsName.assertFree(name);
    const { text: temporaryPassword, passwordHash, madeAt, validUntil } = await this.passwords.make();
    const forOneUse = {
      mustChangePassword: true,
      passwordReason: 'for-one-use' as const,
      passwordValidUntil: validUntil,
      handedPassword: { byId: caller.memberId, at: madeAt, isFirst: true },
      influences: (['made', 'mobile', 'password'] as const).map((kind) => influenceOf(kind, caller, madeAt)),
      ...(this.changes.needsApproval(caller) && { suspension: { since: madeAt } }),
    } satisfies Partial<Account>;
    const claim = { mobile, by: caller.memberId, memberId: null };
    const add = () =>
      this.transactions.run(async (session) => {
        await this.changes.begin(caller, session);
        const role = await this.roles.takeRole(roleId, session);
        assertWithinAuthority(caller, role.permissions);
        const who = { _id: newId(), name, mobile, passwordHash, registeredAt: madeAt };
        const account = await this.accounts.add({ ...who, ...forOneUse, roleId }, session);
        await this.audit.record(session, 'staff-added', { memberId: account._id, after: { name, role: role.name } });
        return account;
      });
    const made = await this.taken.claim(claim, add);
    const staff = staffViewOf({ ...made, roleId });
    return { staff, temporaryPassword, validUntil: validUntil.toISOString() };
  }
}
