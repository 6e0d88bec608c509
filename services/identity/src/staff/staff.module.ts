import type { FeatureModule } from '@deepam/messaging';
import { AddRoleController } from './add-role/add-role.controller.js';
import { AddRoleHandler } from './add-role/add-role.handler.js';
import { AddStaffController } from './add-staff/add-staff.controller.js';
import { AddStaffHandler } from './add-staff/add-staff.handler.js';
import { ChangeRoleController } from './change-role/change-role.controller.js';
import { ChangeRoleHandler } from './change-role/change-role.handler.js';
import { ChangeStaffRoleController } from './change-staff-role/change-staff-role.controller.js';
import { ChangeStaffRoleHandler } from './change-staff-role/change-staff-role.handler.js';
import { DeleteRoleController } from './delete-role/delete-role.controller.js';
import { DeleteRoleHandler } from './delete-role/delete-role.handler.js';
import { DisableStaffController } from './disable-staff/disable-staff.controller.js';
import { DisableStaffHandler } from './disable-staff/disable-staff.handler.js';
import { EnableStaffController } from './enable-staff/enable-staff.controller.js';
import { EnableStaffHandler } from './enable-staff/enable-staff.handler.js';
import { AccountsWithController } from './accounts-with/accounts-with.controller.js';
import { ListRolesController } from './list-roles/list-roles.controller.js';
import { ListStaffController } from './list-staff/list-staff.controller.js';
import { roleModel, roleSchema } from './persistence/role.schema.js';
import { RolesRepository } from './persistence/roles.repository.js';
import { StaffMembersRepository } from './persistence/staff-members.repository.js';
import { AccountReach } from './account-reach.js';
import { StaffChanges } from './staff-changes.js';

export const staff: FeatureModule = {
  models: [{ name: roleModel, schema: roleSchema }],
  controllers: [
    AccountsWithController,
    AddRoleController,
    AddStaffController,
    ChangeRoleController,
    ChangeStaffRoleController,
    DeleteRoleController,
    DisableStaffController,
    EnableStaffController,
    ListRolesController,
    ListStaffController,
  ],
  providers: [
    AccountReach,
    AddRoleHandler,
    AddStaffHandler,
    ChangeRoleHandler,
    ChangeStaffRoleHandler,
    DeleteRoleHandler,
    DisableStaffHandler,
    EnableStaffHandler,
    RolesRepository,
    StaffChanges,
    StaffMembersRepository,
  ],
};
