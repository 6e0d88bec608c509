import { expect, it } from '@jest/globals';
import { correction } from './correction-postings.js';
import { depositHeld } from './deposit-postings.js';
import { payoutStep } from './payout-postings.js';
import { refundStep } from './refund-postings.js';
import { saleReceived } from './sale-postings.js';
import { creditOf } from './credit.js';
import { statementRowOf } from './statement-row.js';
import { buyer, credit, member, stamp } from '../../../test/example-credit.js';

it('a credit is shown with its sale, level and buyer', () => {
  expect(statementRowOf(credit, buyer)).toMatchObject({
    kind: 'commission',
    date: '2025-06-01T10:00:00.000Z',
    amount: 125.5,
    commission: 125.5,
    earnings: 0,
    available: 125.5,
    pending: 0,
    level: 2,
    from: buyer,
    correctsId: null,
  });
});

it('a payout is shown with its amount and accounts', () => {
  const payout = { payoutId: 'e'.repeat(24), memberId: member, taken: { commission: 7_000, earnings: 3_000 } };
  expect(statementRowOf(payoutStep('payout-requested', payout, stamp), null)).toMatchObject({
    amount: 100,
    commission: 70,
    earnings: 30,
    available: -100,
    reserved: 100,
    paid: 0,
    payoutId: 'e'.repeat(24),
  });
});

it('a correction is shown as a reversal, with the row it corrects', () => {
  const terms = {
    amountPaise: 12_550,
    state: 'available',
    earlier: 0,
    reason: 'Wrong sponsor',
    decidedBy: 'h',
  } as const;
  const corrected = correction(creditOf(credit)!, terms, stamp);
  expect(statementRowOf(corrected, buyer)).toMatchObject({
    kind: 'correction',
    amount: -125.5,
    available: -125.5,
    correctsId: credit._id,
    reason: 'Wrong sponsor',
  });
});

it('a credit shows its remaining amount, and other rows show none', () => {
  expect(statementRowOf(credit, buyer, 2_550).left).toBe(100);
  expect(statementRowOf(credit, buyer).left).toBe(125.5);
  const payout = { payoutId: 'e'.repeat(24), memberId: member, taken: { commission: 1, earnings: 0 } };
  expect(statementRowOf(payoutStep('payout-approved', payout, stamp), null)).not.toHaveProperty('left');
});

it('a deposit is shown when it is held and when it is refunded', () => {
  const terms = { orderId: 'f'.repeat(24), memberId: member, amountPaise: 40_000 };
  const none = { commission: 0, earnings: 0, pending: 0, available: 0, reserved: 0, paid: 0 };
  const row = { ...none, amount: 400, orderId: 'f'.repeat(24), saleId: null, level: null, payoutId: null };
  expect(statementRowOf(depositHeld(terms, stamp), null)).toMatchObject({
    ...row,
    kind: 'deposit-held',
    deposit: 400,
  });
  const refunded = refundStep('deposit-refund', 'refunded', { ...terms, ownerId: terms.orderId, times: 1 }, stamp);
  expect(statementRowOf(refunded, null)).toMatchObject({
    ...row,
    kind: 'deposit-refunded',
    deposit: -400,
  });
});

it('the company’s own postings make no row', () => {
  const sale = saleReceived({ saleId: 'c'.repeat(24), memberId: member, amountPaise: 1 }, stamp);
  expect(() => statementRowOf(sale, null)).toThrow(new RangeError('A posting of the kind sale is on no statement'));
});
