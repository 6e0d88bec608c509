import type { Permission } from '@deepam/contracts';
import { CompanyAccounts } from '@deepam/messaging';
import { may } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { StaffMembersRepository } from './staff-members.repository.js';

@Injectable()
export class OwnCompanyAccounts extends CompanyAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly staff: StaffMembersRepository,
    private readonly roles: RolesRepository,
  ) {
    super();
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.accounts.namesOf([...new Set(ids)]);
  }

  async withPermission(anyOf: readonly Permission[], also?: Permission): Promise<readonly string[]> {
    const [head, people, roles] = await Promise.all([
      this.accounts.findHead(),
      this.staff.findAll(),
      this.roles.findAll(),
    ]);
    const permissionsOf = new Map(roles.map(({ _id, permissions }) => [_id, permissions]));
    const able = people.filter(({ roleId, suspension }) => {
      const rights = { isHead: false, permissions: permissionsOf.get(roleId) ?? [] };
      return !suspension && may(rights, ...anyOf) && (also === undefined || may(rights, also));
    });
    return [...(head ? [head._id] : []), ...able.map(({ _id }) => _id)];
  }
}
