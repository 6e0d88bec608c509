import { defineKinds } from './notification-kind.js';

const consent = {
  to: 'company',
  group: 'requests',
  // The row of a payout shows the pending request.
  changes: [
    ...(['commissionConsents', 'networkConsents', 'cottonConsents', 'identityConsents'] as const),
    ...(['waitingCommissionConsents', 'waitingNetworkConsents'] as const),
    ...(['waitingCottonConsents', 'waitingIdentityConsents', 'payables', 'payable'] as const),
  ],
  page: '/consents',
} as const;

const ended = { ...consent, page: '/consents?show=ended' } as const;

/** The decision changes the subject: a payout, a bank file or a plan. */
const decided = {
  ...ended,
  changes: [...consent.changes, 'waitingPayouts', 'bankFiles', 'bankFile', 'memberNetwork'],
} as const;

export const secondPersonKinds = defineKinds({
  'second-person-wanted': {
    ...consent,
    title: 'A second person is needed',
    body: 'Somebody of the company has asked for something that you may grant or refuse.',
  },
  'second-person-granted': {
    ...decided,
    title: 'A second person has agreed',
    body: 'What you asked for was granted, and is done. If it was a payout, look whether the money is to be sent now, and record it then.',
  },
  // The requester may make the call until the file is made, or the hour is over.
  'second-person-allowed': {
    ...consent,
    title: 'File allowed by a second person',
    body: 'The file that you asked for was allowed. Please make it within an hour.',
  },
  'second-person-refused': {
    ...ended,
    title: 'A second person has refused',
    body: 'What you asked for was refused; nothing was done.',
  },
  'second-person-outdated': {
    ...decided,
    title: 'Not done',
    body: 'What you asked for has changed meanwhile, so that it was not done. Please look at it again and ask anew.',
  },
});
