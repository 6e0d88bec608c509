import { networkSorts } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { placeOf, positionOf, sortSpec, type Sorting } from './keyset.js';

const row = {
  _id: '65f000000000000000000001',
  registeredAt: new Date('2026-01-05T09:30:00Z'),
  nameKey: 'asha patil',
  referralCode: 'FL7K2M9QX',
  depth: 3,
  planRank: 2,
  earningsPaise: 90_000,
  commissionPaise: 25_000,
};

describe('Pages of the network', () => {
  it.each(networkSorts)('pages sorted by %s break ties by id', (sort) => {
    expect(Object.keys(sortSpec({ sort, order: 'asc' })).at(-1)).toBe('_id');
  });

  it('pages continue after the values of the last row', () => {
    const byPlan: Sorting = { sort: 'plan', order: 'desc' };

    expect(sortSpec(byPlan)).toEqual({ planRank: -1, registeredAt: -1, _id: -1 });
    expect(placeOf(positionOf(row, byPlan))).toEqual([2, row.registeredAt, row._id]);
  });
});
