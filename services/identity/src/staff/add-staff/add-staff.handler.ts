import type { addStaff, BodyOf, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, newId, Transactions, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.js';
import { generatedPassword } from '../../passwords/generated-password.js';
import { PasswordHasher } from '../../passwords/password-hasher.js';
import { refuseBeyond } from '../domain/authority.js';
import { RolesRepository } from '../persistence/roles.repository.js';
import { StaffChanges } from '../staff-changes.js';
import { staffViewOf } from '../staff-views.js';

const HOUR_MS = 3_600_000;

/** An account without a place in the tree: nobody is told of a registration. */
@Injectable()
export class AddStaffHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly roles: RolesRepository,
    private readonly hasher: PasswordHasher,
    private readonly changes: StaffChanges,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** @throws DomainError IDENTITY.MOBILE_TAKEN, ROLE_NOT_FOUND or BEYOND_YOU */
  async execute(
    caller: Caller,
    { name, mobile, roleId }: BodyOf<typeof addStaff>,
  ): Promise<ResponseOf<typeof addStaff>> {
    const temporaryPassword = generatedPassword();
    const passwordHash = await this.hasher.hash(temporaryPassword);
    const registeredAt = this.clock.now();
    const passwordValidUntil = new Date(registeredAt.getTime() + this.config.TEMPORARY_PASSWORD_HOURS * HOUR_MS);
    const forOneUse = { mustChangePassword: true, passwordReason: 'for-one-use', passwordValidUntil } as const;
    const made = await this.transactions.run(async (session) => {
      await this.changes.begin(caller, session);
      const role = await this.roles.take(roleId, session);
      refuseBeyond(caller, role.permissions);
      const who = { _id: newId(), name, mobile, passwordHash, registeredAt };
      const account = await this.accounts.add({ ...who, ...forOneUse, roleId }, session);
      await this.audit.record(session, 'staff-added', { memberId: account._id, after: { name, role: role.name } });
      return account;
    });
    const staff = staffViewOf({ ...made, roleId });
    return { staff, temporaryPassword, validUntil: passwordValidUntil.toISOString() };
  }
}
