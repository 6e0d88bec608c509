import { expect, it } from '@jest/globals';
import { rowsAfter } from './rows-after.js';

const at = new Date('2026-01-05T09:30:00Z');

it('the rows of the next page lie behind the last row, field by field', () => {
  expect(rowsAfter({ live: true }, { planRank: -1, registeredAt: -1, _id: -1 }, [2, at, 'b'])).toEqual({
    $or: [
      { live: true, planRank: { $lt: 2 } },
      { live: true, planRank: 2, registeredAt: { $lt: at } },
      { live: true, planRank: 2, registeredAt: at, _id: { $lt: 'b' } },
    ],
  });
});

it('the rows of the next page keep a filter on the field that they are sorted by', () => {
  expect(rowsAfter({ planRank: 2 }, { planRank: -1, _id: -1 }, [2, 'b'])).toEqual({
    $or: [{ planRank: 2, _id: { $lt: 'b' } }],
  });
});

it('ascending rows come in the other order', () => {
  expect(rowsAfter({}, { depth: 1, _id: 1 }, [3, 'b'])).toEqual({
    $or: [{ depth: { $gt: 3 } }, { depth: 3, _id: { $gt: 'b' } }],
  });
});

it('without a place all rows are returned', () => {
  expect(rowsAfter({ live: true }, { _id: 1 }, null)).toEqual({ live: true });
});
