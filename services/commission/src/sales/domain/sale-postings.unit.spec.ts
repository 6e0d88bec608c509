import { describe, expect, it } from '@jest/globals';
import type { CommissionRow, Distribution } from './distribute.js';
import { salePostings } from './sale-postings.js';

const at = new Date('2026-01-01T00:00:00Z');
const sale = { saleId: 's', memberId: 'b', payment: 'received', amountPaise: 1_000 } as const;
const row = (level: number, amountPaise: number, skipped: CommissionRow['skipped'] = null): CommissionRow => ({
  level,
  memberId: `m${level}`,
  rateBasisPoints: 500 * level,
  amountPaise,
  skipped,
});
const shared: Distribution = {
  scheduleVersion: 4,
  rows: [row(1, 50), row(2, 0, 'no-plan'), row(3, 20)],
  companySharePaise: 930,
};
const ids = () => {
  let last = 0;
  return () => `p${++last}`;
};

describe('the postings of a sale', () => {
  it('a sale posts the received money and each credit, with separate ids and the moment of the sale', () => {
    const postings = salePostings(sale, shared, 'pending', at, ids());
    expect(postings.map(({ _id, kind, key, occurredAt }) => [_id, kind, key, occurredAt])).toEqual([
      ['p1', 'sale', 'sale:s', at],
      ['p2', 'commission', 'commission:s:m1:1', at],
      ['p3', 'commission', 'commission:s:m3:3', at],
    ]);
    expect(postings[0]).toMatchObject({ reference: { saleId: 's', fromMemberId: 'b' } });
    expect(postings[1]).toMatchObject({
      memberId: 'm1',
      lines: [
        { account: 'company:commission', amountPaise: -50 },
        { account: 'member:m1:commission:pending', amountPaise: 50 },
      ],
      reference: { saleId: 's', fromMemberId: 'b', level: 1, rateBasisPoints: 500, scheduleVersion: 4 },
    });
  });

  it('a sale without received money has no postings', () => {
    expect(salePostings({ ...sale, payment: 'waived' }, shared, 'available', at, ids())).toEqual([]);
    expect(salePostings({ ...sale, amountPaise: 0 }, shared, 'available', at, ids())).toEqual([]);
  });
});
