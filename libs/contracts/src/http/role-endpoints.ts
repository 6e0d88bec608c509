import { z } from 'zod';
import { permission } from '../permissions.js';
import { message } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { roleId } from './staff-endpoints.js';
import { staffCall } from './staff-call.js';

export const roleView = z.object({
  _id: roleId,
  name: z.string(),
  permissions: z.array(permission),
  isBuiltIn: z.boolean(),
  /** The number of people with the role, including disabled ones. */
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

export const addRole = defineEndpoint({
  ...staffCall,
  name: 'addRole',
  method: 'POST',
  path: '/admin/roles',
  stepUp: true,
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
  stepUp: true,
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
