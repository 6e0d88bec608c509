import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { OrderDocument } from '../persistence/order.schema.js';
import { anOrder } from './order.fixture.js';
import { passbookOf } from './passbook.js';

const at = (day: string) => new Date(`${day}T06:00:00Z`);
const step = (name: 'approved' | 'delivered' | 'return-approved', day: string) =>
  ({ step: name, at: at(day), byId: 'head' }) as const;
const now = at('2026-05-20');
const none = { takenKg: 0, returnedKg: 0, depositPaid: 0, depositBack: 0, makingCharge: 0 };

const kept = anOrder({
  quantityKg: 3,
  status: 'Delivered',
  steps: [step('approved', '2026-02-27'), step('delivered', '2026-03-04')],
});
const returned = anOrder({
  quantityKg: 5,
  status: 'Delivered',
  returnStatus: 'Approved',
  steps: [step('approved', '2026-03-30'), step('delivered', '2026-04-02'), step('return-approved', '2026-05-10')],
});

it('the passbook shows each step in its month in India, with the amount held at its end', () => {
  const { year, months, total, depositBefore } = passbookOf([kept, returned], '2025-26', now);
  expect(year).toBe('2025-26');
  expect(depositBefore).toBe(0);
  expect(months).toEqual([
    { month: '2026-02', ...none, depositPaid: 1200, depositHeld: 1200 },
    { month: '2026-03', ...none, takenKg: 3, depositPaid: 2000, depositHeld: 3200 },
  ]);
  expect(total).toEqual({ ...none, takenKg: 3, depositPaid: 3200, depositHeld: 3200 });
});

it('the next year begins with the held amounts', () => {
  const { months, total, depositBefore, years } = passbookOf([kept, returned], '2026-27', now);
  expect(depositBefore).toBe(3200);
  expect(months).toEqual([
    { month: '2026-04', ...none, takenKg: 5, depositHeld: 3200 },
    { month: '2026-05', ...none, returnedKg: 5, depositBack: 2000, depositHeld: 1200, makingCharge: 1500 },
  ]);
  expect(total).toEqual({
    ...none,
    takenKg: 5,
    returnedKg: 5,
    depositBack: 2000,
    depositHeld: 1200,
    makingCharge: 1500,
  });
  expect(years).toEqual(['2026-27', '2025-26']);
});

it('unapproved and rejected orders do not count, and the deposit of a rejected return stays', () => {
  const refused = { ...kept, returnStatus: 'Rejected' } as const;
  const orders = [anOrder(), anOrder({ status: 'Rejected' }), refused];
  expect(passbookOf(orders, '2025-26', now).total).toEqual({
    ...none,
    takenKg: 3,
    depositPaid: 1200,
    depositHeld: 1200,
  });
  expect(passbookOf([], '2026-27', now)).toMatchObject({ years: ['2026-27'], months: [], depositBefore: 0 });
});

it('all years add up to 400 and 300 rupees for each kilogram, for any orders', () => {
  const moment = fc.integer({ min: 0, max: 3000 }).map((days) => new Date(Date.UTC(2018, 0, 1 + days)));
  const order: fc.Arbitrary<OrderDocument> = fc
    .record({ kg: fc.integer({ min: 1, max: 1000 }), from: moment, isReturned: fc.boolean() })
    .map(({ kg, from, isReturned }) => {
      const daysLater = (days: number) => new Date(from.getTime() + days * 86_400_000);
      return anOrder({
        quantityKg: kg,
        requestedAt: from,
        status: 'Delivered',
        returnStatus: isReturned ? 'Approved' : null,
        steps: [
          { step: 'approved', at: from, byId: 'head' },
          { step: 'delivered', at: daysLater(4), byId: 'head' },
          ...(isReturned ? [{ step: 'return-approved' as const, at: daysLater(90), byId: 'head' }] : []),
        ],
      });
    });
  fc.assert(
    fc.property(fc.array(order), (orders) => {
      const { years } = passbookOf(orders, '2026-27', now);
      const books = years.map((year) => passbookOf(orders, year, now));
      const kg = (which: readonly OrderDocument[]) => which.reduce((sum, { quantityKg }) => sum + quantityKg, 0);
      const back = orders.filter(({ returnStatus }) => returnStatus === 'Approved');
      const total = (of: keyof typeof none) => books.reduce((sum, book) => sum + book.total[of], 0);
      expect(total('takenKg')).toBe(kg(orders));
      expect(total('returnedKg')).toBe(kg(back));
      expect(total('depositPaid')).toBe(400 * kg(orders));
      expect(total('makingCharge')).toBe(300 * kg(back));
      for (const [at, book] of books.entries()) {
        expect(book.depositBefore).toBe(books[at + 1]?.total.depositHeld ?? 0);
        expect(book.months.at(-1)?.depositHeld ?? book.depositBefore).toBe(book.total.depositHeld);
      }
    }),
  );
});
