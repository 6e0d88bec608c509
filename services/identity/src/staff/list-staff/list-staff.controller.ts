import { listStaff, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { StaffMembersRepository } from '../persistence/staff-members.repository.js';
import { staffViewOf } from '../staff-views.js';

@Controller()
export class ListStaffController {
  constructor(private readonly staff: StaffMembersRepository) {}

  @Route(listStaff)
  async list(): Promise<ResponseOf<typeof listStaff>> {
    return (await this.staff.all()).map((person) => staffViewOf(person));
  }
}
