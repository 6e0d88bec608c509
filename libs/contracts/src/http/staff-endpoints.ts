import { z } from 'zod';
import { instant, newMobile, objectId, personName } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { staffCall } from './staff-call.js';

/** A word for a built-in role, 24 hex digits for any other role. */
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

/** An act of another person that may allow that person to log in to the account. */
export const accountInfluence = z.object({
  kind: z.enum(['made', 'mobile', 'password']),
  /** The present name; null for an operator. */
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

export const addStaff = defineEndpoint({
  ...staffCall,
  name: 'addStaff',
  method: 'POST',
  path: '/admin/staff',
  stepUp: true,
  shownOnce: true,
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
  stepUp: true,
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
  stepUp: true,
  mayNeedApproval: true,
  audit: 'staff-enabled',
  summary: 'Let somebody of the company log in again',
  errors: [...changingOne, 'IDENTITY.STAFF_UNCHANGED'],
});
