import { firstSchedule, planNames, type UplineSnapshot } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distribute, type CommissionRow, type Distribution, salePostings } from './distribute.js';

const upline = (level: number, changes: Partial<UplineSnapshot> = {}): UplineSnapshot => ({
  level,
  memberId: level.toString(16).padStart(24, '0'),
  name: `Member ${level}`,
  isHead: false,
  isApproved: true,
  isDeleted: false,
  plan: 'Gold',
  ...changes,
});
const tenGold = Array.from({ length: 10 }, (_, index) => upline(index + 1));
const payment = 'received' as const;
const uplineWith = (changes: Partial<UplineSnapshot>) =>
  distribute({ payment, amountPaise: 250_000, upline: [upline(changes.level ?? 1, changes)] }, firstSchedule).rows[0];

const anyUpline = fc
  .array(
    fc.record({
      isHead: fc.boolean(),
      isApproved: fc.boolean(),
      isDeleted: fc.boolean(),
      plan: fc.constantFrom(null, ...planNames),
    }),
    { maxLength: 10 },
  )
  .map((people) => people.map((person, index) => upline(index + 1, person)));
const anySale = fc.record({
  payment: fc.constant(payment),
  amountPaise: fc.integer({ min: 0, max: 1_000_000_000 }),
  upline: anyUpline,
});

describe('distribute', () => {
  it('distribute pays 10, 5, 3, 2 and six times 1 per cent of a sale to ten Gold uplines', () => {
    const { rows, companySharePaise } = distribute({ payment, amountPaise: 250_000, upline: tenGold }, firstSchedule);
    expect(rows.map((row) => row.amountPaise)).toEqual([
      25_000, 12_500, 7_500, 5_000, 2_500, 2_500, 2_500, 2_500, 2_500, 2_500,
    ]);
    expect(companySharePaise).toBe(185_000);
  });

  it.each([
    ['head', { isHead: true, plan: null }],
    ['deleted', { isDeleted: true }],
    ['not-approved', { isApproved: false }],
    ['no-plan', { plan: null }],
    ['level-beyond-plan', { level: 6, plan: 'Silver' }],
    ['level-beyond-plan', { plan: 'Bronze' }],
  ] as const)('distribute skips an upline with the reason %s', (reason, changes) => {
    expect(uplineWith(changes)).toMatchObject({ skipped: reason, amountPaise: 0 });
  });

  it('distribute pays Silver on level 5', () => {
    expect(uplineWith({ level: 5, plan: 'Silver' })).toMatchObject({ skipped: null, amountPaise: 2_500 });
  });

  it('distribute does not move a skipped share up to the next upline', () => {
    const people = [upline(1, { plan: 'Bronze' }), upline(2)];
    const { rows } = distribute({ payment, amountPaise: 100_000, upline: people }, firstSchedule);
    expect(rows.map((row) => row.amountPaise)).toEqual([0, 5_000]);
  });

  it('distribute floors each share to the paisa and leaves the rest with the company', () => {
    const { rows, companySharePaise } = distribute({ payment, amountPaise: 199, upline: tenGold }, firstSchedule);
    expect(rows.map((row) => row.amountPaise)).toEqual([19, 9, 5, 3, 1, 1, 1, 1, 1, 1]);
    expect(companySharePaise).toBe(157);
  });

  it('a share below one paisa is recorded as a skip, and a waived sale has no share', () => {
    const { rows } = distribute({ payment, amountPaise: 99, upline: tenGold }, firstSchedule);
    expect(rows.slice(4).map((row) => row.skipped)).toEqual(Array(6).fill('zero-amount'));
    for (const sale of [
      { payment, amountPaise: 0 },
      { payment: 'waived', amountPaise: 250_000 },
    ] as const) {
      const waived = distribute({ ...sale, upline: tenGold }, firstSchedule);
      expect(waived.companySharePaise).toBe(0);
      expect(waived.rows.every((row) => row.skipped === 'zero-amount')).toBe(true);
    }
  });

  it('distribute rejects an impossible sale', () => {
    for (const amountPaise of [-1, 1.5]) {
      expect(() => distribute({ payment, amountPaise, upline: [] }, firstSchedule)).toThrow(
        new RangeError(`A sale of ${amountPaise} paise is impossible`),
      );
    }
    const sameLevel = [upline(1), upline(1, { memberId: upline(2).memberId })];
    const sameMember = [upline(1), upline(2, { memberId: upline(1).memberId })];
    for (const twice of [sameLevel, sameMember]) {
      expect(() => distribute({ payment, amountPaise: 1, upline: twice }, firstSchedule)).toThrow(
        new RangeError('An upline has a level or a member twice'),
      );
    }
  });

  it('distribute credits whole paise, at most 26 per cent, and loses nothing, for any uplines', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const { rows, companySharePaise } = distribute(sale, firstSchedule);
        const credited = rows.reduce((sum, row) => sum + row.amountPaise, 0);
        expect(credited + companySharePaise).toBe(sale.amountPaise);
        expect(credited * 100).toBeLessThanOrEqual(sale.amountPaise * 26);
        expect(rows).toHaveLength(sale.upline.length);
        for (const row of rows) {
          const exact = sale.amountPaise * row.rateBasisPoints;
          if (row.skipped !== null) expect(row.amountPaise).toBe(0);
          else expect(exact - row.amountPaise * 10_000).toBeLessThan(10_000);
          expect(row.amountPaise * 10_000).toBeLessThanOrEqual(exact);
        }
      }),
    );
  });

  it('distribute gives the same rows again, in any order of the uplines', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const reversed = { ...sale, upline: sale.upline.toReversed() };
        expect(distribute(reversed, firstSchedule)).toEqual(distribute(sale, firstSchedule));
      }),
    );
  });
});

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
