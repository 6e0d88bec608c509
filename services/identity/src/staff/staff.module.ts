import type { FeatureModule } from '@deepam/messaging';
import { AddRoleHandler } from './add-role.js';
import { AddStaffHandler } from './add-staff.js';
import { ChangeRoleHandler } from './change-role.js';
import { ChangeStaffRoleHandler } from './change-staff-role.js';
import { DeleteRoleHandler } from './delete-role.js';
import { DisableStaffHandler } from './disable-staff.js';
import { EnableStaffHandler } from './enable-staff.js';
import { StaffMembersRepository } from './staff-members.repository.js';
import { StaffChanges } from './staff-changes.js';
import { StaffController } from './staff.controller.js';

export const staff: FeatureModule = {
  controllers: [StaffController],
  providers: [
    AddRoleHandler,
    AddStaffHandler,
    ChangeRoleHandler,
    ChangeStaffRoleHandler,
    DeleteRoleHandler,
    DisableStaffHandler,
    EnableStaffHandler,
    StaffChanges,
    StaffMembersRepository,
  ],
};
