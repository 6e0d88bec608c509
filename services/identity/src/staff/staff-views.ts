import type { RoleView, StaffView } from '@deepam/contracts';
import type { Role } from '../roles/roles.repository.js';
import type { StaffMember } from './staff-members.repository.js';

export const staffViewOf = ({ _id, name, mobile, roleId, registeredAt, suspension }: StaffMember): StaffView => ({
  _id,
  name,
  mobile,
  roleId,
  addedAt: registeredAt.toISOString(),
  isDisabled: suspension !== null && suspension !== undefined,
});

export const roleViewOf = ({ permissions, ...role }: Role, people: number): RoleView => ({
  ...role,
  permissions: [...permissions],
  people,
});
