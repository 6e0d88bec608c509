import { accountsWith, type ResponseOf } from '@deepam/contracts';
import { Input, may, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { RolesRepository } from '../persistence/roles.repository.js';
import { StaffMembersRepository } from '../persistence/staff-members.repository.js';

@Controller()
export class ListAccountsWithController {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly staff: StaffMembersRepository,
    private readonly roles: RolesRepository,
  ) {}

  @Route(accountsWith)
  async list(
    @Input() { body: { anyOf, also } }: InputOf<typeof accountsWith>,
  ): Promise<ResponseOf<typeof accountsWith>> {
    const [head, people, roles] = await Promise.all([this.accounts.findHead(), this.staff.all(), this.roles.all()]);
    const permissionsOf = new Map(roles.map(({ _id, permissions }) => [_id, permissions]));
    const able = people.filter(({ roleId, suspension }) => {
      const rights = { isHead: false, permissions: permissionsOf.get(roleId) ?? [] };
      return !suspension && may(rights, ...anyOf) && (also === undefined || may(rights, also));
    });
    return [...(head ? [head._id] : []), ...able.map(({ _id }) => _id)];
  }
}
