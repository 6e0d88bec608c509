import {
  accountsWith,
  addRole,
  addStaff,
  changeRole,
  changeStaffRole,
  deleteRole,
  disableStaff,
  enableStaff,
  listRoles,
  listStaff,
  type ResponseOf,
} from '@deepam/contracts';
import { ApprovalWorkflow, CompanyAccounts } from '@deepam/messaging';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InfluenceViews } from '../accounts/influence-views.js';
import { AddRoleHandler } from './add-role.js';
import { AddStaffHandler } from './add-staff.js';
import { ChangeRoleHandler } from './change-role.js';
import { ChangeStaffRoleHandler } from './change-staff-role.js';
import { DeleteRoleHandler } from './delete-role.js';
import { DisableStaffHandler } from './disable-staff.js';
import { EnableStaffHandler } from './enable-staff.js';
import { RolesRepository } from '../roles/roles.repository.js';
import { StaffMembersRepository } from './staff-members.repository.js';
import { roleViewOf, staffViewOf } from './staff-views.js';

@Controller()
export class StaffController {
  private readonly guardedChangeRole = this.approvals.guard(changeRole, ({ params, body }, caller) =>
    this.changeRoleHandler.execute(caller, params.id, body),
  );
  private readonly guardedChangeStaffRole = this.approvals.guard(changeStaffRole, ({ params, body }, caller) =>
    this.changeStaffRoleHandler.execute(caller, params.id, body),
  );
  private readonly guardedEnableStaff = this.approvals.guard(enableStaff, ({ params }, caller) =>
    this.enableStaffHandler.execute(caller, params.id),
  );

  constructor(
    private readonly accounts: CompanyAccounts,
    private readonly addRoleHandler: AddRoleHandler,
    private readonly addStaffHandler: AddStaffHandler,
    private readonly changeRoleHandler: ChangeRoleHandler,
    private readonly approvals: ApprovalWorkflow,
    private readonly changeStaffRoleHandler: ChangeStaffRoleHandler,
    private readonly deleteRoleHandler: DeleteRoleHandler,
    private readonly disableStaffHandler: DisableStaffHandler,
    private readonly enableStaffHandler: EnableStaffHandler,
    private readonly roles: RolesRepository,
    private readonly staff: StaffMembersRepository,
    private readonly influences: InfluenceViews,
  ) {}

  @Route(accountsWith)
  async accountsWith(
    @Input() { body: { anyOf, also } }: InputOf<typeof accountsWith>,
  ): Promise<ResponseOf<typeof accountsWith>> {
    return [...(await this.accounts.withPermission(anyOf, also))];
  }

  @Route(addRole)
  addRole(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof addRole>,
  ): Promise<ResponseOf<typeof addRole>> {
    return this.addRoleHandler.execute(caller, body);
  }

  @Route(addStaff)
  addStaff(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof addStaff>,
  ): Promise<ResponseOf<typeof addStaff>> {
    return this.addStaffHandler.execute(caller, body);
  }

  @Route(changeRole)
  changeRole(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof changeRole>) {
    return this.guardedChangeRole(input, caller);
  }

  @Route(changeStaffRole)
  changeStaffRole(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof changeStaffRole>) {
    return this.guardedChangeStaffRole(input, caller);
  }

  @Route(deleteRole)
  deleteRole(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof deleteRole>,
  ): Promise<ResponseOf<typeof deleteRole>> {
    return this.deleteRoleHandler.execute(caller, params.id);
  }

  @Route(disableStaff)
  disableStaff(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof disableStaff>,
  ): Promise<ResponseOf<typeof disableStaff>> {
    return this.disableStaffHandler.execute(caller, params.id);
  }

  @Route(enableStaff)
  enableStaff(@CurrentCaller() caller: Caller, @Input() input: InputOf<typeof enableStaff>) {
    return this.guardedEnableStaff(input, caller);
  }

  @Route(listRoles)
  async listRoles(): Promise<ResponseOf<typeof listRoles>> {
    const [roles, people] = await Promise.all([this.roles.findAll(), this.staff.findAll()]);
    return roles.map((role) => roleViewOf(role, people.filter(({ roleId }) => roleId === role._id).length));
  }

  @Route(listStaff)
  async listStaff(): Promise<ResponseOf<typeof listStaff>> {
    const people = await this.staff.findAll();
    const influences = await this.influences.viewsOf(people);
    return people.map((person, index) => ({ ...staffViewOf(person), influences: influences[index]! }));
  }
}
