import { expect, it } from '@jest/globals';
import { firstSchedule, type UplineSnapshot } from '@deepam/contracts';
import { distribute } from './domain/distribute.js';
import type { DistributedSale } from './persistence/distributed-sale.schema.js';
import { explainCommission } from './why-commission.js';

const upline = (level: number, changes: Partial<UplineSnapshot> = {}): UplineSnapshot => ({
  level,
  memberId: String(level).repeat(24),
  name: `Secret ${level}`,
  isHead: false,
  isApproved: true,
  isDeleted: false,
  plan: 'Gold',
  ...changes,
});
const people = [upline(1), upline(2, { isApproved: false }), upline(3)];
const terms = { payment: 'received', amountPaise: 75_000, upline: people } as const;
const sale: DistributedSale = {
  _id: 'a'.repeat(24),
  memberId: 'b'.repeat(24),
  memberName: 'Asha',
  memberCode: 'TNLABCDEFG',
  previousPlan: null,
  plan: 'Bronze',
  ...terms,
  upline: [...people],
  ...distribute(terms, firstSchedule),
  approvedAt: new Date('2025-06-01T10:00:00Z'),
  recordedAt: new Date('2025-06-01T10:00:01Z'),
};
const member = (memberId: string) => ({ memberId, isHead: false });

it('the explanation of a commission shows an upline their own level in full and nothing private of others', () => {
  const explanation = explainCommission(sale, member(people[0]!.memberId));
  expect(explanation).toMatchObject({
    saleAmount: 750,
    scheduleVersion: 1,
    companyShare: null,
    from: { name: 'Asha' },
  });
  expect(explanation?.rows).toEqual([
    {
      level: 1,
      yours: true,
      rateBasisPoints: 1000,
      outcome: 'credited',
      amount: 75,
      skipReason: null,
      name: 'Secret 1',
    },
    { level: 2, yours: false, rateBasisPoints: 500, outcome: 'skipped', amount: null, skipReason: null, name: null },
    { level: 3, yours: false, rateBasisPoints: 300, outcome: 'credited', amount: null, skipReason: null, name: null },
  ]);
});

it('the explanation of a commission tells a skipped upline the reason', () => {
  const explanation = explainCommission(sale, member(people[1]!.memberId));
  expect(explanation?.rows[1]).toMatchObject({
    yours: true,
    outcome: 'skipped',
    amount: 0,
    skipReason: 'not-approved',
  });
});

it('the explanation is hidden from other members, even from the buyer', () => {
  expect(explainCommission(sale, member('c'.repeat(24)))).toBeNull();
  expect(explainCommission(sale, member(sale.memberId))).toBeNull();
});

it('the explanation of a commission shows the head everything', () => {
  const explanation = explainCommission(sale, { memberId: 'f'.repeat(24), isHead: true });
  expect(explanation?.companyShare).toBe(652.5);
  expect(explanation?.rows.map(({ name, amount, skipReason }) => [name, amount, skipReason])).toEqual([
    ['Secret 1', 75, null],
    ['Secret 2', 0, 'not-approved'],
    ['Secret 3', 22.5, null],
  ]);
});
