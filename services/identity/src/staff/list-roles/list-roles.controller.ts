import { listRoles, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RolesRepository } from '../persistence/roles.repository.js';
import { StaffMembersRepository } from '../persistence/staff-members.repository.js';
import { roleViewOf } from '../staff-views.js';

@Controller()
export class ListRolesController {
  constructor(
    private readonly roles: RolesRepository,
    private readonly staff: StaffMembersRepository,
  ) {}

  @Route(listRoles)
  async list(): Promise<ResponseOf<typeof listRoles>> {
    const [roles, people] = await Promise.all([this.roles.all(), this.staff.all()]);
    return roles.map((role) => roleViewOf(role, people.filter(({ roleId }) => roleId === role._id).length));
  }
}
