import { firstSchedule, makingCharge, orderTotal, planNames, type UplineSnapshot } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distribute } from '../sales/domain/distribute.js';
import { depositOf, dueOf, makingChargeOf } from './arithmetic.js';

const upline = (level: number): fc.Arbitrary<UplineSnapshot> =>
  fc.record({
    level: fc.constant(level),
    memberId: fc.constant(`member-${level}`),
    name: fc.constant(''),
    isHead: fc.boolean(),
    isApproved: fc.boolean(),
    isDeleted: fc.boolean(),
    plan: fc.constantFrom(...planNames, null),
  });

it('the audit’s shares equal the shares of the product', () => {
  const sale = fc.record({
    payment: fc.constantFrom('received' as const, 'waived' as const),
    amountPaise: fc.nat({ max: 10_000_000 }),
    upline: fc.tuple(...Array.from({ length: 10 }, (_, index) => upline(index + 1))),
  });
  fc.assert(
    fc.property(sale, (one) => {
      const due = dueOf(one, firstSchedule).map(({ memberId, amountPaise }) => [memberId, amountPaise]);
      const shared = distribute(one, firstSchedule).rows.map(({ memberId, amountPaise }) => [memberId, amountPaise]);
      expect(due).toEqual(shared);
    }),
  );
});

it('the audit knows the prices of cotton', () => {
  expect([depositOf(3), makingChargeOf(3)]).toEqual([120_000, 90_000]);
  expect([depositOf(7), makingChargeOf(7)]).toEqual([orderTotal(7), makingCharge(7)]);
});
