import type { CommissionHistoryEntry } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import type { MemberPayouts } from './api/member-commissions.js';
import { payoutRows } from './payout-row.js';

const entry = (_id: string, status: CommissionHistoryEntry['status']): CommissionHistoryEntry => ({
  _id,
  status,
  date: '2026-01-05T09:30:00.000Z',
  amount: 100,
  paymentProof: null,
  reason: null,
});
const member = (name: string, commissionHistory: CommissionHistoryEntry[]): MemberPayouts => ({
  _id: name,
  name,
  referralCode: 'FL7K2M9QX',
  available: 0,
  commissionHistory,
});
const members = [
  member('Asha', [entry('1', 'Requested'), entry('2', 'Approved')]),
  member('Ravi', [entry('3', 'Rejected')]),
];

describe('the rows of the payout table', () => {
  it('are one for each payout, in the order of the members', () => {
    expect(payoutRows(members, false).map((row) => [row.member.name, row.entry._id])).toEqual([
      ['Asha', '1'],
      ['Asha', '2'],
      ['Ravi', '3'],
    ]);
  });

  it('are only the requested ones when asked for those', () => {
    expect(payoutRows(members, true).map((row) => row.entry._id)).toEqual(['1']);
  });
});
