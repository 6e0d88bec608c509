import { expect, it } from '@jest/globals';
import { companyId, listedBelow, nearestUpline, placeBelow, placeOfHead, uplineOf, type Sponsor } from './ancestry.js';

const head: Sponsor = { _id: 'head', isHead: true, ...placeOfHead };
const below = (sponsor: Sponsor, id: string): Sponsor => ({ _id: id, isHead: false, ...placeBelow(sponsor) });

it('a place has the sponsor first and the company last', () => {
  const first = below(head, 'first');
  const second = below(first, 'second');

  expect(first).toMatchObject({ depth: 1, ancestors: ['head', companyId] });
  expect(second).toMatchObject({ depth: 2, ancestors: ['first', 'head', companyId] });
});

it('a head has no ancestors, so that no list shows heads', () => {
  expect(placeOfHead).toEqual({ ancestors: [], depth: 0 });
});

it('a sale pays the ten nearest people only, and never the company', () => {
  let sponsor = head;
  for (let depth = 1; depth <= 12; depth++) sponsor = below(sponsor, `m${depth}`);

  expect(nearestUpline(sponsor.ancestors)).toEqual(['m11', 'm10', 'm9', 'm8', 'm7', 'm6', 'm5', 'm4', 'm3', 'm2']);
  expect(uplineOf(below(head, 'first').ancestors)).toEqual(['head']);
});

it('a head sees everyone, and a member their own downline', () => {
  expect(listedBelow({ memberId: 'head', isHead: true })).toBe(companyId);
  expect(listedBelow({ memberId: 'm1', isHead: false })).toBe('m1');
});
