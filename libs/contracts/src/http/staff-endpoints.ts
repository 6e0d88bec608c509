import { z } from 'zod';
import { instant, newMobile, objectId, personName, message } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { permission } from '../permissions.js';

export const staffCall = { service: 'identity', access: 'head', permission: 'manage-staff' } as const;

/** The id is a word for a built-in role, and 24 hex digits for any other role. */
export const roleId = z.string().regex(/^[a-z0-9]{1,24}$/, 'This id is not well formed.');

export const staffView = z.object({
  _id: objectId,
  name: z.string(),
  mobile: z.string(),
  roleId,
  addedAt: instant,
  isDisabled: z.boolean(),
});

export type StaffView = z.infer<typeof staffView>;

/** The act of another person may allow that person to log in to the account. */
export const accountInfluence = z.object({
  kind: z.enum(['made', 'mobile', 'password']),
  /** The present name is null for an operator. */
  by: z.string().nullable(),
  at: instant,
});

export type AccountInfluence = z.infer<typeof accountInfluence>;

/** The head checks these influences before giving a password or approving a request. */
export const listedStaff = staffView.extend({ influences: z.array(accountInfluence) });

export type ListedStaff = z.infer<typeof listedStaff>;

export const listStaff = defineEndpoint({
  ...staffCall,
  name: 'listStaff',
  method: 'GET',
  path: '/admin/staff',
  summary: 'People of the company, by name',
  response: z.array(listedStaff),
});

/**
 * The account has no place in the tree. The password is for one use, valid for `TEMPORARY_PASSWORD_HOURS`, and shown
 * once. With dual approval, an account that staff make is disabled until a second approver agrees.
 */
export const addStaff = defineEndpoint({
  ...staffCall,
  name: 'addStaff',
  method: 'POST',
  path: '/admin/staff',
  needsStepUp: true,
  isShownOnce: true,
  audit: 'staff-added',
  summary: 'Make an account of the company, with a password for one use',
  body: z.object({ name: personName, mobile: newMobile, roleId }),
  response: z.object({ staff: staffView, temporaryPassword: z.string(), validUntil: instant }),
  status: 201,
  errors: [
    'IDENTITY.MOBILE_TAKEN',
    'IDENTITY.HEADS_NAME',
    'IDENTITY.ROLE_NOT_FOUND',
    'IDENTITY.BEYOND_YOU',
    'IDEMPOTENCY.ALREADY_DONE',
    'REQUEST.TOO_MANY',
  ],
});

const changingOne = ['IDENTITY.STAFF_NOT_FOUND', 'IDENTITY.OWN_ROLE', 'IDENTITY.BEYOND_YOU'] as const;

const one = { params: z.object({ id: objectId }), response: z.object({ staff: staffView }) };

export const changeStaffRole = defineEndpoint({
  ...staffCall,
  ...one,
  name: 'changeStaffRole',
  method: 'PUT',
  path: '/admin/staff/:id',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'staff-role-changed',
  summary: 'Give somebody of the company another role; ends their sessions',
  body: z.object({ roleId }),
  errors: [...changingOne, 'IDENTITY.ROLE_NOT_FOUND', 'IDENTITY.STAFF_UNCHANGED'],
});

export const disableStaff = defineEndpoint({
  ...staffCall,
  ...one,
  name: 'disableStaff',
  method: 'POST',
  path: '/admin/staff/:id/disable',
  audit: 'staff-disabled',
  summary: 'Refuse the logins of somebody of the company; ends their sessions',
  errors: [...changingOne, 'IDENTITY.STAFF_UNCHANGED'],
});

export const enableStaff = defineEndpoint({
  ...staffCall,
  ...one,
  name: 'enableStaff',
  method: 'POST',
  path: '/admin/staff/:id/enable',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'staff-enabled',
  summary: 'Let somebody of the company log in again',
  errors: [...changingOne, 'IDENTITY.STAFF_UNCHANGED'],
});

export const roleView = z.object({
  _id: roleId,
  name: z.string(),
  permissions: z.array(permission),
  isBuiltIn: z.boolean(),
  /** The number counts the people with the role, including disabled ones. */
  people: z.int(),
});

export type RoleView = z.infer<typeof roleView>;

const roleBody = z.object({
  name: z.string().trim().min(1, 'Please enter a name.').max(60),
  permissions: z.array(permission).min(1, 'Please choose what the role includes.'),
});

export const listRoles = defineEndpoint({
  ...staffCall,
  name: 'listRoles',
  method: 'GET',
  path: '/admin/roles',
  summary: 'Roles of the people of the company, the built-in ones first',
  response: z.array(roleView),
});

/** Staff give only permissions that they have. */
export const addRole = defineEndpoint({
  ...staffCall,
  name: 'addRole',
  method: 'POST',
  path: '/admin/roles',
  needsStepUp: true,
  audit: 'role-added',
  summary: 'Make a role of permissions that the caller has',
  body: roleBody,
  response: z.object({ role: roleView }),
  status: 201,
  errors: ['IDENTITY.BEYOND_YOU', 'IDENTITY.ROLE_NAME_TAKEN', 'IDENTITY.HEADS_NAME'],
});

export const changeRole = defineEndpoint({
  ...staffCall,
  name: 'changeRole',
  method: 'PUT',
  path: '/admin/roles/:id',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'role-changed',
  summary: 'Change a role that is not built in; ends the sessions of all who have it',
  params: z.object({ id: roleId }),
  body: roleBody,
  response: z.object({ role: roleView }),
  errors: [
    'IDENTITY.ROLE_NOT_FOUND',
    'IDENTITY.ROLE_BUILT_IN',
    'IDENTITY.OWN_ROLE',
    'IDENTITY.BEYOND_YOU',
    'IDENTITY.ROLE_NAME_TAKEN',
    'IDENTITY.HEADS_NAME',
  ],
});

export const deleteRole = defineEndpoint({
  ...staffCall,
  name: 'deleteRole',
  method: 'DELETE',
  path: '/admin/roles/:id',
  audit: 'role-deleted',
  summary: 'Delete a role that nobody has',
  params: z.object({ id: roleId }),
  response: message,
  errors: ['IDENTITY.ROLE_NOT_FOUND', 'IDENTITY.ROLE_BUILT_IN', 'IDENTITY.ROLE_IN_USE', 'IDENTITY.BEYOND_YOU'],
});
