import { z } from 'zod';
import { message, objectId, waitingCount, waitingSince } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { memberView } from './member-view.js';

export const waitingMembers = defineEndpoint({
  name: 'waitingMembers',
  method: 'GET',
  path: '/admin/waiting/members',
  service: 'network',
  access: 'head',
  permission: ['approve-members', 'decide-plans', 'read'],
  summary: 'How many registrations and plan requests wait for the head; 100 means 100 or more',
  response: z.object({
    registrations: waitingCount,
    planRequests: waitingCount,
    since: z.object({ registrations: waitingSince, planRequests: waitingSince }).optional(),
  }),
});

export const membershipView = memberView.extend({ networkSize: z.int(), directCount: z.int() });

export const membership = defineEndpoint({
  name: 'membership',
  method: 'GET',
  path: '/member/membership',
  service: 'network',
  access: 'member',
  summary: "The caller's own plan, approval, code, sponsor and network size",
  response: membershipView,
});

export const approveRegistration = defineEndpoint({
  name: 'approveRegistration',
  method: 'POST',
  path: '/member/approve-registration',
  service: 'network',
  access: 'head',
  permission: 'approve-members',
  audit: 'registration-approved',
  summary: 'Approve a new member',
  body: z.object({ userId: objectId }),
  response: message,
  errors: ['NETWORK.MEMBER_NOT_FOUND', 'NETWORK.ALREADY_APPROVED'],
});

export const deleteMember = defineEndpoint({
  name: 'deleteMember',
  method: 'DELETE',
  path: '/member/delete-member/:id',
  service: 'network',
  access: 'head',
  permission: 'approve-members',
  audit: 'member-deleted',
  summary: 'Delete an unapproved member and free the mobile number',
  params: z.object({ id: objectId }),
  response: message,
  errors: [
    'NETWORK.MEMBER_NOT_FOUND',
    'NETWORK.APPROVED_NOT_DELETABLE',
    'NETWORK.PAID_NOT_DELETABLE',
    'NETWORK.HAS_DOWNLINE',
  ],
});
