import type { FeatureModule } from '@deepam/messaging';
import { AddRoleHandler } from './add-role.js';
import { AddStaffHandler } from './add-staff.js';
import { ChangeRoleHandler } from './change-role.js';
import { ChangeStaffRoleHandler } from './change-staff-role.js';
import { DeleteRoleHandler } from './delete-role.js';
import { DisableStaffHandler } from './disable-staff.js';
import { EnableStaffHandler } from './enable-staff.js';
import { roleModel, roleSchema } from './persistence/role.schema.js';
import { RolesRepository } from './persistence/roles.repository.js';
import { StaffMembersRepository } from './persistence/staff-members.repository.js';
import { AccountReach } from './account-reach.js';
import { StaffChanges } from './staff-changes.js';
import { StaffController } from './staff.controller.js';

export const staff: FeatureModule = {
  models: [{ name: roleModel, schema: roleSchema }],
  controllers: [StaffController],
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
