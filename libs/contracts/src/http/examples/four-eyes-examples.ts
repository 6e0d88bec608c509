import type { ConsentView } from '../../four-eyes.js';
import * as fourEyes from '../four-eyes-endpoints.js';
import { exampleOf, ids, moment } from './example.js';

const clerk = { _id: ids.sponsor, name: 'Meena Joshi' };

const atCommission: ConsentView = {
  ...{ _id: ids.request, call: 'addEarnings', state: 'waiting', askedBy: clerk, askedAt: moment, expiresAt: moment },
  ...{
    member: { _id: ids.member, name: 'Asha Patil' },
    subject: null,
    amount: 25_000,
    payments: null,
    what: null,
    reason: 'Festival',
  },
  ...{ changes: [], decidedBy: null, decidedAt: null, refusal: null, usableUntil: null },
};
const atNetwork: ConsentView = {
  ...atCommission,
  call: 'reverseSale',
  amount: 1_500,
  what: 'Silver',
  reason: 'No money came.',
};
const atCottonOrder: ConsentView = {
  ...atCommission,
  call: 'decideReturn',
  amount: 35_000,
  reason: null,
  subject: { kind: 'order', id: ids.order },
};
const atIdentity: ConsentView = {
  ...atCommission,
  ...{ call: 'changeOneAccountRule', member: null, amount: null, reason: null },
  changes: [{ field: 'oneAccountRule', before: 'refuse', after: 'warn' }],
};
const decided = { decidedBy: { _id: ids.head, name: 'The Head' }, decidedAt: moment };
const waiting = { consents: 1, since: { consents: moment } };

const examplesOf = (consent: ConsentView) => ({
  list: { response: [consent] },
  grant: { response: { consent: { ...consent, ...decided, state: 'granted' as const } } },
  refuse: {
    request: { reason: 'Too much.' },
    response: { consent: { ...consent, ...decided, state: 'refused' as const, refusal: 'Too much.' } },
  },
  withdraw: { response: { consent: { ...consent, decidedAt: moment, state: 'withdrawn' as const } } },
});
const commission = examplesOf(atCommission);
const network = examplesOf(atNetwork);
const cotton = {
  ...examplesOf(atCottonOrder),
  list: { response: [{ ...atCottonOrder, picture: '/api/files/cotton-order/return-images/a.jpg' }] },
};
const identity = examplesOf(atIdentity);

export const fourEyesExamples = [
  exampleOf(fourEyes.commissionConsents, commission.list),
  exampleOf(fourEyes.waitingCommissionConsents, { response: waiting }),
  exampleOf(fourEyes.grantCommissionConsent, commission.grant),
  exampleOf(fourEyes.refuseCommissionConsent, commission.refuse),
  exampleOf(fourEyes.withdrawCommissionConsent, commission.withdraw),
  exampleOf(fourEyes.networkConsents, network.list),
  exampleOf(fourEyes.waitingNetworkConsents, { response: waiting }),
  exampleOf(fourEyes.grantNetworkConsent, network.grant),
  exampleOf(fourEyes.refuseNetworkConsent, network.refuse),
  exampleOf(fourEyes.withdrawNetworkConsent, network.withdraw),
  exampleOf(fourEyes.cottonConsents, cotton.list),
  exampleOf(fourEyes.waitingCottonConsents, { response: waiting }),
  exampleOf(fourEyes.grantCottonConsent, cotton.grant),
  exampleOf(fourEyes.refuseCottonConsent, cotton.refuse),
  exampleOf(fourEyes.withdrawCottonConsent, cotton.withdraw),
  exampleOf(fourEyes.identityConsents, identity.list),
  exampleOf(fourEyes.waitingIdentityConsents, { response: waiting }),
  exampleOf(fourEyes.grantIdentityConsent, identity.grant),
  exampleOf(fourEyes.refuseIdentityConsent, identity.refuse),
  exampleOf(fourEyes.withdrawIdentityConsent, identity.withdraw),
];
