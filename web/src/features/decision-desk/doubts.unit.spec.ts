import { expect, it } from '@jest/globals';
import type { WaitingCase } from '../../shared/decisions/waiting-case.js';
import { type Doubt, doubtsOf, type Evidence } from './doubts.js';

const request: WaitingCase = {
  id: 'a',
  key: 'r',
  name: 'Asha Patil',
  about: 'SL4HT8WZC',
  subject: 'Gold',
  request: 'Gold, ₹5,900',
  requestedAt: '2026-11-23T10:00:00.000Z',
  facts: [],
  notes: [],
  payment: { due: 5900, proof: { src: '/proof.jpg', title: 'Proof' } },
  expectedId: 'r',
  memberId: 'a',
  seenBefore: [],
  isSuspended: false,
};
const line = {
  _id: '1',
  account: 'SBI',
  date: '2026-11-22',
  amount: 5900,
  narration: 'UPI',
  reference: '1',
  reason: 'utr',
} as const;
const found: Evidence = { bank: { state: 'matched', lines: [line] }, isShared: false };
const other = { kind: 'plan', userId: 'b', name: 'Ravi', at: '2026-11-01T10:00:00.000Z', match: 'picture' } as const;

it('an approval needs one key when the bank has the exact amount under the exact number, without doubts', () => {
  expect(doubtsOf(request, found)).toEqual([]);
});

it('an approval needs one key when a picture only looks like another one', () => {
  expect(doubtsOf({ ...request, seenBefore: [{ ...other, match: 'likeness' }] }, found)).toEqual([]);
});

const doubtful: [doubt: Doubt, change: Partial<WaitingCase>, evidence: Partial<Evidence>][] = [
  ['bankNone', {}, { bank: null }],
  ['bankNone', {}, { bank: { state: 'missing', lines: [] } }],
  ['bankSuggested', {}, { bank: { state: 'suggested', lines: [line] } }],
  ['bankAmbiguous', {}, { bank: { state: 'ambiguous', lines: [line, line] } }],
  ['bankUnknown', {}, { bank: 'failed' }],
  ['otherAmount', {}, { bank: { state: 'matched', lines: [{ ...line, amount: 590 }] } }],
  ['otherAmount', { payment: { due: null, proof: request.payment!.proof } }, {}],
  ['noProof', { payment: { due: 5900, proof: null } }, {}],
  ['seenBefore', { seenBefore: [other] }, {}],
  ['sharedNumber', {}, { isShared: true }],
  ['sharedUnknown', {}, { isShared: 'failed' }],
  ['suspended', { isSuspended: true }, {}],
  ['paysOut', { payment: null }, {}],
];
it.each(doubtful)('an approval asks first: %s, %j, %j', (doubt, change, evidence) => {
  expect(doubtsOf({ ...request, ...change }, { ...found, ...evidence })).toEqual([doubt]);
});
