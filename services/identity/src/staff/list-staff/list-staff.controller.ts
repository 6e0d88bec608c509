import { listStaff, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InfluenceViews } from '../../accounts/influence-views.js';
import { StaffMembersRepository } from '../persistence/staff-members.repository.js';
import { staffViewOf } from '../staff-views.js';

@Controller()
export class ListStaffController {
  constructor(
    private readonly staff: StaffMembersRepository,
    private readonly influences: InfluenceViews,
  ) {}

  @Route(listStaff)
  async list(): Promise<ResponseOf<typeof listStaff>> {
    const people = await this.staff.all();
    const influences = await this.influences.viewsOf(people);
    return people.map((person, index) => ({ ...staffViewOf(person), influences: influences[index]! }));
  }
}
