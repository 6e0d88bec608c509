import { z } from 'zod';
import { consentView } from '../four-eyes.js';
import { objectId, pageQuery, reason, waitingCount, waitingSince } from '../primitives.js';
import { permissions, type Permission } from '../permissions.js';
import { defineEndpoint } from './endpoint.js';

const params = z.object({ id: objectId });
const response = z.object({ consent: consentView });

/** Whose work asks for a second person, in each of the services that hold what waits. */
const commissionWork = ['payouts', 'adjust-money', 'schedule', 'reveal-numbers'] as const satisfies Permission[];
const networkWork = ['decide-plans'] as const satisfies Permission[];

const atCommission = { service: 'commission', access: 'head', permission: commissionWork } as const;
const atNetwork = { service: 'network', access: 'head', permission: networkWork } as const;

const list = {
  method: 'GET',
  summary:
    'What waits for a second person, or has ended, newest first, as far as the caller may decide it or has asked; next page by the X-Next-Cursor header',
  query: pageQuery.extend({ state: z.enum(['waiting', 'ended']).default('waiting') }),
  response: z.array(consentView),
} as const;
const waiting = {
  method: 'GET',
  summary: 'How many requests of others wait for a second person such as the caller; 100 means 100 or more',
  response: z.object({ consents: waitingCount, since: z.object({ consents: waitingSince }) }),
} as const;
const deciding = { method: 'POST', params, response } as const;
const grant = {
  ...deciding,
  stepUp: true,
  audit: 'second-person-granted',
  summary:
    'Do, as a second person, what somebody else asked for; it needs the permission of the call that is asked for',
  errors: [
    ...(['FOUR_EYES.NOT_FOUND', 'FOUR_EYES.ENDED', 'FOUR_EYES.OWN_REQUEST'] as const),
    ...(['FOUR_EYES.ONE_PERSON', 'FOUR_EYES.OUTDATED', 'FOUR_EYES.ASKER_CHANGED'] as const),
  ],
} as const;
const refuse = {
  ...deciding,
  audit: 'second-person-refused',
  summary: 'Refuse what somebody else asked for, with a reason',
  body: z.object({ reason: reason.min(1, 'Please give a reason.') }),
  errors: ['FOUR_EYES.NOT_FOUND', 'FOUR_EYES.ENDED', 'FOUR_EYES.OWN_REQUEST'],
} as const;
const withdraw = {
  ...deciding,
  audit: 'second-person-withdrawn',
  summary: 'Withdraw what the caller asked for',
  errors: ['FOUR_EYES.NOT_FOUND', 'FOUR_EYES.ENDED'],
} as const;

export const commissionConsents = defineEndpoint({
  ...atCommission,
  ...list,
  permission: [...commissionWork, 'read'],
  name: 'commissionConsents',
  path: '/admin/consents/commission',
});
export const waitingCommissionConsents = defineEndpoint({
  ...atCommission,
  ...waiting,
  name: 'waitingCommissionConsents',
  path: '/admin/waiting/commission-consents',
});
export const grantCommissionConsent = defineEndpoint({
  ...atCommission,
  ...grant,
  name: 'grantCommissionConsent',
  path: '/admin/consents/commission/:id/grant',
});
export const refuseCommissionConsent = defineEndpoint({
  ...atCommission,
  ...refuse,
  name: 'refuseCommissionConsent',
  path: '/admin/consents/commission/:id/refuse',
});
export const withdrawCommissionConsent = defineEndpoint({
  ...atCommission,
  ...withdraw,
  name: 'withdrawCommissionConsent',
  path: '/admin/consents/commission/:id/withdraw',
});

export const networkConsents = defineEndpoint({
  ...atNetwork,
  ...list,
  permission: [...networkWork, 'read'],
  name: 'networkConsents',
  path: '/admin/consents/network',
});
export const waitingNetworkConsents = defineEndpoint({
  ...atNetwork,
  ...waiting,
  name: 'waitingNetworkConsents',
  path: '/admin/waiting/network-consents',
});
export const grantNetworkConsent = defineEndpoint({
  ...atNetwork,
  ...grant,
  name: 'grantNetworkConsent',
  path: '/admin/consents/network/:id/grant',
});
export const refuseNetworkConsent = defineEndpoint({
  ...atNetwork,
  ...refuse,
  name: 'refuseNetworkConsent',
  path: '/admin/consents/network/:id/refuse',
});
export const withdrawNetworkConsent = defineEndpoint({
  ...atNetwork,
  ...withdraw,
  name: 'withdrawNetworkConsent',
  path: '/admin/consents/network/:id/withdraw',
});

/** The services ask identity for the names of who asked and decided: they keep no people of the company. */
export const accountNames = defineEndpoint({
  name: 'accountNames',
  method: 'POST',
  path: '/internal/account-names',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Names of accounts by their ids, those of staff included; unknown ones are left out',
  body: z.object({ ids: z.array(objectId).min(1).max(5_000) }),
  response: z.array(z.object({ _id: objectId, name: z.string() })),
});

/** And for who may decide, so that they are told. */
export const accountsWith = defineEndpoint({
  name: 'accountsWith',
  method: 'POST',
  path: '/internal/accounts-with',
  service: 'identity',
  access: 'service',
  internal: true,
  summary:
    'Ids of the accounts that have one of these permissions, and the other one where it is named: the head, and staff who are let in',
  body: z.object({ anyOf: z.array(z.enum(permissions)).min(1), also: z.enum(permissions).optional() }),
  response: z.array(objectId),
});
