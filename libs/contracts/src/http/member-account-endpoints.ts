import { z } from 'zod';
import { instant, message, newMobile, objectId, reason } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

const params = z.object({ id: objectId });
const why = z.object({ reason: reason.min(1, 'Please give a reason.') });

/** People other than its owner made these changes of an account. */
export const accountChangeView = z.object({
  _id: objectId,
  kind: z.enum(['suspended', 'reinstated', 'temporary-password', 'mobile-corrected']),
  at: instant,
  byId: objectId.nullable(),
  reason: z.string().nullable(),
});
export type AccountChangeView = z.infer<typeof accountChangeView>;

export const memberAccount = defineEndpoint({
  name: 'memberAccount',
  method: 'GET',
  path: '/admin/members/:id/account',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'read'],
  summary: 'Whether a member is suspended, and the latest that was done about the account',
  params,
  response: z.object({
    suspension: z.object({ since: instant, reason: z.string() }).nullable(),
    changes: z.array(accountChangeView),
  }),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND'],
});

/** The member reads the reason at the refused login, and is notified. */
export const suspendMember = defineEndpoint({
  name: 'suspendMember',
  method: 'POST',
  path: '/admin/members/:id/suspend',
  service: 'identity',
  access: 'head',
  permission: 'manage-members',
  needsStepUp: true,
  audit: 'member-suspended',
  summary: 'Suspend a member: all sessions end, logins are refused, payouts are held, credits go on',
  params,
  body: why,
  response: message,
  errors: [
    'IDENTITY.ACCOUNT_NOT_FOUND',
    'IDENTITY.HEAD_PROTECTED',
    'IDENTITY.STAFF_ACCOUNT',
    'IDENTITY.ALREADY_SUSPENDED',
  ],
});

export const reinstateMember = defineEndpoint({
  name: 'reinstateMember',
  method: 'POST',
  path: '/admin/members/:id/reinstate',
  service: 'identity',
  access: 'head',
  permission: 'manage-members',
  needsStepUp: true,
  audit: 'member-reinstated',
  summary: 'End the suspension of a member',
  params,
  body: why,
  response: message,
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND', 'IDENTITY.STAFF_ACCOUNT', 'IDENTITY.NOT_SUSPENDED'],
});

/**
 * The member is notified with the last four digits. The head, and staff with `manage-staff` and at least the same
 * permissions, correct the mobile of colleagues. With dual approval, staff need a second approver for a colleague's
 * mobile, and neither of the two is that colleague.
 */
export const correctMobile = defineEndpoint({
  name: 'correctMobile',
  method: 'PUT',
  path: '/admin/members/:id/mobile',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'manage-staff'],
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'mobile-corrected',
  summary: 'Correct the mobile that a member logs in with; ends all their sessions',
  params,
  body: z.object({ mobile: newMobile }),
  response: message,
  errors: [
    'IDENTITY.ACCOUNT_NOT_FOUND',
    'IDENTITY.HEAD_PROTECTED',
    'IDENTITY.BEYOND_YOU',
    'IDENTITY.MOBILE_TAKEN',
    'IDENTITY.MOBILE_UNCHANGED',
    'REQUEST.TOO_MANY',
  ],
});
