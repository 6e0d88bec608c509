import { networkSorts } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { positionOf, rowsAfter, sortSpec, type Sorting } from './keyset.js';

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
const byPlan: Sorting = { sort: 'plan', order: 'desc' };

describe('Pages of the network', () => {
  it.each(networkSorts)('sorted by %s break ties by id', (sort) => {
    expect(Object.keys(sortSpec({ sort, order: 'asc' })).at(-1)).toBe('_id');
  });

  it('go on behind the last row, field by field', () => {
    expect(rowsAfter({ live: true }, positionOf(row, byPlan), byPlan)).toEqual({
      $or: [
        { live: true, planRank: { $lt: 2 } },
        { live: true, planRank: 2, registeredAt: { $lt: row.registeredAt } },
        { live: true, planRank: 2, registeredAt: row.registeredAt, _id: { $lt: row._id } },
      ],
    });
  });

  it('keep a filter on the very field that they are sorted by', () => {
    const after = rowsAfter({ planRank: 2 }, positionOf(row, byPlan), byPlan);

    expect(after).toEqual({
      $or: [
        { planRank: 2, registeredAt: { $lt: row.registeredAt } },
        { planRank: 2, registeredAt: row.registeredAt, _id: { $lt: row._id } },
      ],
    });
  });

  it('go the other way when ascending', () => {
    const sorting: Sorting = { sort: 'level', order: 'asc' };

    expect(sortSpec(sorting)).toEqual({ depth: 1, _id: 1 });
    expect(rowsAfter({}, positionOf(row, sorting), sorting)).toEqual({
      $or: [{ depth: { $gt: 3 } }, { depth: 3, _id: { $gt: row._id } }],
    });
  });
});
