import { z } from 'zod';
import { approvalView } from '../approvals.js';
import { objectId, pageQuery, reason, waitingCount, waitingSince } from '../primitives.js';
import { permissions, type Permission } from '../permissions.js';
import { defineEndpoint, type ServiceName } from './endpoint.js';

const params = z.object({ id: objectId });
const response = z.object({ approval: approvalView });

/** The calls of these staff may need a second approver; the key is the service that stores the approval requests. */
const work = {
  commission: ['payouts', 'adjust-money', 'schedule', 'reveal-numbers'],
  network: ['decide-plans', 'bank-layouts'],
  'cotton-order': ['decide-cotton'],
  identity: ['manage-members', 'manage-staff'],
} as const satisfies Partial<Record<ServiceName, Permission[]>>;

const list = {
  method: 'GET',
  summary:
    'What waits for a second approver, or has ended, newest first, as far as the caller may decide it or has asked; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    /** The default lists pending requests. */
    state: z.enum(['waiting', 'ended']).default('waiting'),
  }),
  response: z.array(approvalView),
} as const;
const waiting = {
  method: 'GET',
  summary: 'How many requests of others wait for a second approver such as the caller; 100 means 100 or more',
  response: z.object({ approvals: waitingCount, since: z.object({ approvals: waitingSince }) }),
} as const;
const deciding = { method: 'POST', params, response } as const;
const approve = {
  ...deciding,
  needsStepUp: true,
  audit: 'approval-request-approved',
  summary:
    'Approve the request of another person: makes the requested call, which needs its permission and may answer with its errors, or allows the requester to make it; a call that cannot be made ends the request as outdated',
  errors: [
    ...(['APPROVAL.NOT_FOUND', 'APPROVAL.ENDED', 'APPROVAL.OWN_REQUEST'] as const),
    ...(['APPROVAL.ONE_PERSON', 'APPROVAL.OUTDATED', 'APPROVAL.REQUESTER_CHANGED'] as const),
    'APPROVAL.OWN_EVIDENCE',
  ],
} as const;
const reject = {
  ...deciding,
  audit: 'approval-request-rejected',
  summary: 'Reject the request of another person, with a reason',
  body: z.object({ reason: reason.min(1, 'Please give a reason.') }),
  errors: ['APPROVAL.NOT_FOUND', 'APPROVAL.ENDED', 'APPROVAL.OWN_REQUEST'],
} as const;
const withdraw = {
  ...deciding,
  audit: 'approval-request-withdrawn',
  summary: 'Withdraw what the caller asked for',
  errors: ['APPROVAL.NOT_FOUND', 'APPROVAL.ENDED'],
} as const;

/**
 * A service lists its approval requests, and people of the company decide them, with these calls.
 * @param word names the service in the names and paths of the calls
 */
function approvalEndpoints<Service extends keyof typeof work>(service: Service, word: string) {
  const permission = work[service];
  const at = { service, access: 'head', permission } as const;
  const path = `/admin/approvals/${word}`;
  const tag = word[0]!.toUpperCase() + word.slice(1);
  return {
    list: defineEndpoint({ ...at, ...list, permission: [...permission, 'read'], name: `${word}Approvals`, path }),
    waiting: defineEndpoint({
      ...at,
      ...waiting,
      name: `waiting${tag}Approvals`,
      path: `/admin/waiting/${word}-approvals`,
    }),
    approve: defineEndpoint({ ...at, ...approve, name: `approve${tag}Request`, path: `${path}/:id/approve` }),
    reject: defineEndpoint({ ...at, ...reject, name: `reject${tag}Request`, path: `${path}/:id/reject` }),
    withdraw: defineEndpoint({ ...at, ...withdraw, name: `withdraw${tag}Request`, path: `${path}/:id/withdraw` }),
  };
}
export type ApprovalEndpoints = ReturnType<typeof approvalEndpoints>;

export const {
  list: commissionApprovals,
  waiting: waitingCommissionApprovals,
  approve: approveCommissionRequest,
  reject: rejectCommissionRequest,
  withdraw: withdrawCommissionRequest,
} = approvalEndpoints('commission', 'commission');
export const {
  list: networkApprovals,
  waiting: waitingNetworkApprovals,
  approve: approveNetworkRequest,
  reject: rejectNetworkRequest,
  withdraw: withdrawNetworkRequest,
} = approvalEndpoints('network', 'network');
export const {
  list: cottonApprovals,
  waiting: waitingCottonApprovals,
  approve: approveCottonRequest,
  reject: rejectCottonRequest,
  withdraw: withdrawCottonRequest,
} = approvalEndpoints('cotton-order', 'cotton');
export const {
  list: identityApprovals,
  waiting: waitingIdentityApprovals,
  approve: approveIdentityRequest,
  reject: rejectIdentityRequest,
  withdraw: withdrawIdentityRequest,
} = approvalEndpoints('identity', 'identity');

/** Services ask identity for the names of requesters and approvers, because they store no staff. */
export const accountNames = defineEndpoint({
  name: 'accountNames',
  method: 'POST',
  path: '/internal/account-names',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary: 'Names of accounts by their ids, those of staff included; unknown ones are left out',
  body: z.object({ ids: z.array(objectId).min(1).max(5_000) }),
  response: z.array(z.object({ _id: objectId, name: z.string() })),
});

/** Services ask identity for the possible approvers, to notify them. */
export const accountsWith = defineEndpoint({
  name: 'accountsWith',
  method: 'POST',
  path: '/internal/accounts-with',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary:
    'Ids of the accounts that have one of these permissions, and the other one where it is named: the head, and staff who are let in',
  body: z.object({ anyOf: z.array(z.enum(permissions)).min(1), also: z.enum(permissions).optional() }),
  response: z.array(objectId),
});
