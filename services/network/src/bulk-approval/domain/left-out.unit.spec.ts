import { creditDoubts } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { lineRefusal } from './fitting-line.js';
import { leftOutReason } from './left-out.js';

const now = new Date('2026-01-05T10:00:00Z');
const member = { isHead: false, isApproved: true, plan: null };
const credit = { lineId: 'line', amountPaise: 150_000, broughtBy: ['importer'], doubt: null };
const matched = { wanted: 'Silver' as const, due: 150_000, credit };
const head = { accounts: ['head'], isHead: true, isDual: true, approvesMembers: true, now };
const clerk = { accounts: ['clerk'], isHead: false, isDual: true, approvesMembers: false, now };

describe('a matched request', () => {
  it('a request of an approved member is approved in bulk by anyone who decides', () => {
    expect([leftOutReason(member, matched, head), leftOutReason(member, matched, clerk)]).toEqual([null, null]);
  });

  it.each([
    ['amount', { ...matched, credit: { ...credit, amountPaise: 149_900 } }, {}],
    ['held', matched, { plan: 'Gold' as const }],
    ['closing', matched, { closingUntil: new Date('2026-01-06') }],
    ['closing', matched, { closedAt: new Date('2026-01-01') }],
    [null, matched, { closingUntil: new Date('2026-01-01') }],
  ])('a request is left out: %s', (why, asked, of) => {
    expect(leftOutReason({ ...member, ...of }, asked, head)).toBe(why);
  });

  it('a request whose statement the clerk imported is left to another person, while dual approval is on', () => {
    const importer = { ...clerk, accounts: ['clone', 'importer'] };
    expect(leftOutReason(member, matched, importer)).toBe('approver');
    expect(leftOutReason(member, matched, { ...importer, isDual: false })).toBeNull();
    expect(leftOutReason(member, matched, { ...head, accounts: ['importer'] })).toBeNull();
  });

  it('a request whose credit has a doubt is left out for clerks', () => {
    for (const doubt of creditDoubts) {
      const doubtful = { ...matched, credit: { ...credit, doubt } };
      expect(leftOutReason(member, doubtful, clerk)).toBe(doubt);
      expect(leftOutReason(member, doubtful, head)).toBeNull();
      expect(leftOutReason(member, doubtful, { ...clerk, isDual: false })).toBeNull();
    }
  });

  it('a request of an unapproved member is left to those who approve members', () => {
    const unapproved = { ...member, isApproved: false };
    expect(leftOutReason(unapproved, matched, clerk)).toBe('approve-members');
    expect(leftOutReason(unapproved, matched, head)).toBeNull();
  });
});

describe('the line of the preview', () => {
  const asked = { requestId: 'request', lineId: 'line' };
  const line = { _id: 'line', expectedId: 'request', amountPaise: 150_000 };
  it.each([
    [null, line],
    ['NETWORK.REQUEST_WITHOUT_LINE', null],
    ['NETWORK.REQUEST_WITHOUT_LINE', { ...line, expectedId: 'another' }],
    ['NETWORK.REQUEST_WITHOUT_LINE', { ...line, _id: 'another' }],
    ['NETWORK.REQUEST_OTHER_AMOUNT', { ...line, amountPaise: 150_001 }],
  ])('a line in the preview of a bulk approval gets the code %s', (code, found) => {
    expect(lineRefusal(asked, found, 150_000)).toBe(code);
  });
});
