import { describe, expect, it } from '@jest/globals';
import { cottonTxnid } from './cotton-txnid.js';

const payment = { memberId: '65f000000000000000000002', quantityKg: 2, ordersBefore: 0 };

describe('the reference of a payment for cotton', () => {
  it('is letters and digits, as UPI takes them', () => {
    expect(cottonTxnid(payment)).toMatch(/^DPC[0-9A-F]{24}$/);
  });

  it('is the same again for the same order, and another one for other kilos, the next order or somebody else', () => {
    expect(cottonTxnid({ ...payment })).toBe(cottonTxnid(payment));
    const others = [
      { ...payment, quantityKg: 3 },
      { ...payment, ordersBefore: 1 },
      { ...payment, memberId: '65f000000000000000000003' },
      // The concatenated digits of both would be the same.
      { ...payment, quantityKg: 21, ordersBefore: 0 },
      { ...payment, quantityKg: 2, ordersBefore: 10 },
    ];
    expect(new Set([payment, ...others].map(cottonTxnid)).size).toBe(others.length + 1);
  });
});
