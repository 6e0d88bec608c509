import { permissionSentences } from '@deepam/contracts';

export const roleSentences = {
  roles: 'Roles',
  rolesLead:
    'What each role includes. Those that are always there stay as they are; add one of your own for other work.',
  addRole: 'Add a role',
  roleName: 'Name of the role',
  includes: 'Includes',
  includesNeeded: 'Please choose at least one',
  withRole: 'People with it',
  change: 'Change',
  changeThisRole: 'Change the role {role}',
  changeThisLead: 'All who have it are logged out, and have the changed role after logging in again.',
  save: 'Save',
  roleSaved: 'The role {role} is saved.',
  delete: 'Delete',
  deleteTitle: 'Delete this role?',
  deleteLead: 'The role {role} is removed. Nobody has it.',
  roleDeleted: 'The role {role} is deleted.',
  ...permissionSentences,
} as const;
