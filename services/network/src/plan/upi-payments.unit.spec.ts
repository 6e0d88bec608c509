import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { upiLink } from './upi-payments.js';

const payment = {
  payee: 'deepam@upi',
  payeeName: 'Deepam',
  amountPaise: 75_000,
  txnid: 'DPM65F0',
  note: 'Bronze plan',
};

it('a link names payee, amount with two decimals, currency, transaction and note', () => {
  expect(upiLink(payment)).toBe('upi://pay?pa=deepam@upi&pn=Deepam&am=750.00&cu=INR&tr=DPM65F0&tn=Bronze%20plan');
});

it('a link encodes every character that could end a field', () => {
  expect(upiLink({ ...payment, payeeName: "Dee&pam (A'b) 50%*!" })).toContain(
    '&pn=Dee%26pam%20%28A%27b%29%2050%25%2A%21&',
  );
});

it('a link returns every field when it is parsed', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 100_000_000 }), (payeeName, note, amountPaise) => {
      const link = upiLink({ ...payment, payeeName, note, amountPaise });
      const read = new URLSearchParams(link.slice('upi://pay?'.length));
      expect(Object.fromEntries(read)).toMatchObject({ pn: payeeName, tn: note, pa: 'deepam@upi', cu: 'INR' });
      expect(Math.round(Number(read.get('am')) * 100)).toBe(amountPaise);
      expect(read.get('am')).toMatch(/^\d+\.\d\d$/);
    }),
  );
});
