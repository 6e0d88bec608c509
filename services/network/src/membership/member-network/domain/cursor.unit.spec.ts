import { networkSorts } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeListCursor,
  encodeListCursor,
  type ListIdentity,
  positionOf,
  placeOf,
  sortSpec,
  type Sorting,
} from './cursor.js';

const row = {
  _id: '65f000000000000000000001',
  registeredAt: new Date('2026-01-05T09:30:00Z'),
  nameKey: '\u0001'.repeat(40),
  referralCode: 'FL7K2M9QX',
  depth: 3,
  planRank: 2,
  earningsPaise: 90_000,
  commissionPaise: 25_000,
};
const list: ListIdentity = {
  viewerId: '65f000000000000000000009',
  sort: 'registeredDate',
  order: 'desc',
  filters: ['asha', null],
};
const cursor = encodeListCursor(list, { position: positionOf(row, list), total: 12 });
const malformed = expect.objectContaining({ code: 'REQUEST.MALFORMED', status: 400 });

describe('A page mark', () => {
  it.each(networkSorts)('a mark restores the position in a list sorted by %s', (sort) => {
    const sorted = { ...list, sort };
    const position = positionOf(row, sorted);
    const text = encodeListCursor(sorted, { position, total: null });

    expect(decodeListCursor(sorted, text)).toEqual({ position, total: null });
    expect(text.length).toBeLessThanOrEqual(500);
  });

  it('a mark keeps the total of a narrowed list', () => {
    expect(decodeListCursor(list, cursor)?.total).toBe(12);
  });

  const others: [string, Partial<ListIdentity>][] = [
    ['another viewer', { viewerId: '65f000000000000000000008' }],
    ['another sort', { sort: 'name' }],
    ['the other order', { order: 'asc' }],
    ['another search', { filters: ['ravi', null] }],
  ];
  it.each(others)('a mark of %s is rejected', (_, other) => {
    expect(() => decodeListCursor({ ...list, ...other }, cursor)).toThrow(malformed);
  });

  const forged = (part: object) => {
    const genuine = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as object;
    return Buffer.from(JSON.stringify({ ...genuine, ...part })).toString('base64url');
  };
  it.each([
    ['an operator for a value', forged({ v: [{ $gt: 0 }] })],
    ['an operator for the id', forged({ i: { $gt: '' } })],
    ['a value too many', forged({ v: [1, 2] })],
    ['no value', forged({ v: [] })],
    ['a date beyond all calendars', forged({ v: [1e20] })],
    ['a whole number beyond all calendars', forged({ v: [9e15] })],
    ['a list', Buffer.from('[]').toString('base64url')],
    ['stray characters', `${cursor}!`],
    ['nothing', ''],
  ])('a mark with %s is rejected', (_, text) => {
    expect(() => decodeListCursor(list, text)).toThrow(malformed);
  });

  it('any other text is rejected as a mark', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => decodeListCursor(list, text)).toThrow(malformed)));
  });
});

describe('Pages of the network', () => {
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

  it.each(networkSorts)('pages sorted by %s break ties by id', (sort) => {
    expect(Object.keys(sortSpec({ sort, order: 'asc' })).at(-1)).toBe('_id');
  });

  it('pages continue after the values of the last row', () => {
    const byPlan: Sorting = { sort: 'plan', order: 'desc' };

    expect(sortSpec(byPlan)).toEqual({ planRank: -1, registeredAt: -1, _id: -1 });
    expect(placeOf(positionOf(row, byPlan))).toEqual([2, row.registeredAt, row._id]);
  });
});
