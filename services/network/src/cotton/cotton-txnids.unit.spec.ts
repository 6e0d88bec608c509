import { expect, it } from '@jest/globals';
import { cottonTxnid } from './cotton-txnids.js';

const payment = { memberId: '65f000000000000000000002', quantityKg: 2, ordersBefore: 0 };

it('the reference has letters and digits, as UPI requires', () => {
  expect(cottonTxnid(payment)).toMatch(/^DPC[0-9A-F]{24}$/);
});

it('the reference is equal for the same order, and differs for other kilograms, the next order and another member', () => {
  expect(cottonTxnid({ ...payment })).toBe(cottonTxnid(payment));
  const others = [
    { ...payment, quantityKg: 3 },
    { ...payment, ordersBefore: 1 },
    { ...payment, memberId: '65f000000000000000000003' },
    { ...payment, quantityKg: 21, ordersBefore: 0 },
    { ...payment, quantityKg: 2, ordersBefore: 10 },
  ];
  expect(new Set([payment, ...others].map(cottonTxnid)).size).toBe(others.length + 1);
});
