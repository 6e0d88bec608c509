import { expect, it } from '@jest/globals';
import { blockOf, type PayeeStanding } from './file-planner.js';

const requested = { kind: 'payout', state: 'requested' } as const;
const owed = { kind: 'deposit-refund', state: 'owed' } as const;
const fine: PayeeStanding = {
  isClosed: false,
  isSuspended: false,
  hasWithdrawnConsent: false,
  isBelowZero: false,
  hasBankDetails: true,
  heldUntil: undefined,
};
const until = new Date('2026-11-24T00:00:00Z');

it('a bank file pays a requested payout and a payable if nothing blocks them', () => {
  expect([blockOf(requested, fine), blockOf(owed, fine)]).toEqual([null, null]);
});

it.each([
  ['decided', { ...requested, state: 'rejected' as const }, fine],
  ['in-transfer', { ...owed, state: 'in-transfer' as const }, fine],
  ['paid', { ...owed, state: 'paid' as const }, fine],
  ['paid', { ...owed, state: 'paid-twice' as const }, fine],
  ['account-closed', requested, { ...fine, isClosed: true }],
  ['suspended', requested, { ...fine, isSuspended: true }],
  ['consent-withdrawn', owed, { ...fine, hasWithdrawnConsent: true }],
  ['not-covered', requested, { ...fine, isBelowZero: true }],
  ['bank-details-missing', owed, { ...fine, hasBankDetails: false }],
])('a bank file leaves out a payment that is blocked as %s', (reason, what, standing) =>
  expect(blockOf(what, standing)).toEqual({ reason }),
);

it('a bank file pays the deposit of a member whose commission is below zero', () => {
  expect(blockOf(owed, { ...fine, isBelowZero: true })).toBeNull();
});

it('a bank file leaves out a payout during a hold of changed bank details, and names the end of the hold', () => {
  expect(blockOf(requested, { ...fine, heldUntil: until })).toEqual({ reason: 'bank-details-held', until });
});

it('a bank file names a reason that needs an action before one that ends by itself', () => {
  const doublyBlocked = { ...fine, heldUntil: until, hasBankDetails: false };
  expect(blockOf(requested, doublyBlocked)).toEqual({ reason: 'bank-details-missing' });
});
