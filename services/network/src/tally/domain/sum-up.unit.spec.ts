import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitting, sumUp, type TallyEntry } from './sum-up.js';

const placed = (sponsorId: string, ...above: string[]): TallyEntry => ({
  kind: 'downline',
  by: 1,
  sponsorId,
  ancestors: [sponsorId, ...above],
});
const credited = (memberId: string, fromMemberId: string | null, paise: number): TallyEntry => ({
  kind: 'credit',
  memberId,
  fromMemberId,
  earningsPaise: fromMemberId === null ? paise : 0,
  commissionPaise: fromMemberId === null ? 0 : paise,
});

it('a new member counts for all uplines, and as direct for the sponsor', () => {
  const { networks } = sumUp([placed('a', 'head'), placed('a', 'head'), placed('head')]);

  expect([...networks]).toEqual([
    ['a', { directCount: 2, networkSize: 2 }],
    ['head', { directCount: 1, networkSize: 3 }],
  ]);
});

it('a deleted member is subtracted again', () => {
  const { networks } = sumUp([placed('a', 'head'), { ...placed('a', 'head'), kind: 'downline', by: -1 } as TallyEntry]);

  expect([...networks.values()]).toEqual([
    { directCount: 0, networkSize: 0 },
    { directCount: 0, networkSize: 0 },
  ]);
});

it('commission adds to the total and to the contribution of its member', () => {
  const { totals, contributions } = sumUp([credited('a', 'x', 700), credited('a', 'x', 50), credited('a', null, 300)]);

  expect([...totals]).toEqual([['a', { earningsPaise: 300, commissionPaise: 750 }]]);
  expect([...contributions.values()]).toEqual([{ viewerId: 'a', fromMemberId: 'x', amountPaise: 750 }]);
});

const id = fc.constantFrom('a', 'b', 'c', 'd');
const entry = fc.oneof(
  fc.tuple(id, fc.uniqueArray(id)).map(([sponsor, above]) => placed(sponsor, ...above.filter((x) => x !== sponsor))),
  fc.tuple(id, fc.option(id), fc.integer({ min: -500, max: 500 })).map(([a, b, paise]) => credited(a, b, paise)),
);

it('the sum is the same at once or in parts', () => {
  const flat = (entries: TallyEntry[]) => {
    const { totals, networks, contributions } = sumUp(entries);
    return [...totals.entries(), ...networks.entries(), ...contributions.entries()].flatMap(([key, sums]) =>
      Object.entries(sums)
        .filter(([, value]) => typeof value === 'number')
        .map(([field, value]) => [`${key} ${field}`, value as number] as const),
    );
  };
  fc.assert(
    fc.property(fc.array(entry), fc.nat(), (entries, cut) => {
      const at = cut % (entries.length + 1);
      const parts = new Map<string, number>();
      for (const [key, value] of [...flat(entries.slice(0, at)), ...flat(entries.slice(at))]) {
        parts.set(key, (parts.get(key) ?? 0) + value);
      }
      expect(parts).toEqual(new Map(flat(entries)));
    }),
  );
});

it('a batch has as many entries as fit into one transaction, and at least one', () => {
  expect(fitting([placed('a', 'b'), placed('a', 'b'), placed('a', 'b')], 6)).toBe(2);
  expect(fitting([placed('a', 'b', 'c')], 1)).toBe(1);
  expect(fitting([], 6)).toBe(0);
});
