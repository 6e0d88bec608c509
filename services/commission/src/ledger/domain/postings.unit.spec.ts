import { describe, expect, it } from '@jest/globals';
import { creditOf, correctedBy } from './credit.js';
import { adjustmentCredit, makingChargeCredit } from './earning-postings.js';
import { commissionCredit, saleReceived } from './sale-postings.js';
import { correction } from './correction-postings.js';
import { depositHeld } from './deposit-postings.js';
import { refundStep } from './refund-postings.js';
import { holdRelease } from './holds.js';
import { payoutStep } from './payout-postings.js';
import { approvedAlone } from '../../../test/example-credit.js';

const at = new Date('2026-01-01T00:00:00Z');
const stamp = { id: 'p', at };
const whole = { _id: 'p', occurredAt: at, memberId: 'm', correctsId: null, reason: null };
const shared = { saleId: 's', fromMemberId: 'b', level: 2, rateBasisPoints: 500, scheduleVersion: 3 };
const commission = commissionCredit({ ...shared, memberId: 'm', amountPaise: 50 }, 'pending', stamp);
const charge = makingChargeCredit(
  { orderId: 'o', memberId: 'm', amountPaise: 300, approval: approvedAlone },
  'available',
  stamp,
);
const adjustment = adjustmentCredit(
  { creditId: 'c', memberId: 'm', amountPaise: 9, reason: 'Diwali', decidedBy: 'h' },
  stamp,
);
const sale = saleReceived({ saleId: 's', memberId: 'b', amountPaise: 1_000 }, stamp);
const held = depositHeld({ orderId: 'o', memberId: 'm', amountPaise: 400 }, stamp);
const refundTerms = { ownerId: 'o', memberId: 'm', amountPaise: 400, times: 1 };
const refunded = refundStep('deposit-refund', 'refunded', refundTerms, stamp);
const release = holdRelease({ postingId: 'x', memberId: 'm', ledger: 'earnings', amountPaise: 7 }, stamp);
const payout = { payoutId: 'y', memberId: 'm', taken: { commission: 5, earnings: 2 } };
const requested = payoutStep('payout-requested', payout, stamp);
const back = { amountPaise: 20, state: 'available', reason: 'Wrong sponsor', decidedBy: 'h' } as const;
const taken = correction(creditOf(commission)!, { ...back, earlier: 0 }, stamp);

describe('the postings of the ledger', () => {
  it('a sale posts its price, which is the company’s until shares are credited', () => {
    expect(sale).toEqual({
      ...whole,
      memberId: null,
      kind: 'sale',
      key: 'sale:s',
      lines: [
        { account: 'company:sales', amountPaise: -1_000 },
        { account: 'company:commission', amountPaise: 1_000 },
      ],
      reference: { saleId: 's', fromMemberId: 'b' },
    });
  });

  it('an upline’s share is posted, on hold or not', () => {
    expect(commission).toEqual({
      ...whole,
      kind: 'commission',
      key: 'commission:s:m:2',
      lines: [
        { account: 'company:commission', amountPaise: -50 },
        { account: 'member:m:commission:pending', amountPaise: 50 },
      ],
      reference: shared,
    });
  });

  it('a return of wicks posts the making charge', () => {
    expect(charge).toEqual({
      ...whole,
      kind: 'making-charge',
      key: 'making-charge:o',
      lines: [
        { account: 'company:earnings', amountPaise: -300 },
        { account: 'member:m:earnings:available', amountPaise: 300 },
      ],
      reference: { orderId: 'o', creditId: 'o', approval: approvedAlone },
    });
  });

  it('an adjustment of the head posts earnings that are available immediately', () => {
    expect(adjustment).toEqual({
      ...whole,
      kind: 'adjustment',
      key: 'adjustment:c',
      lines: [
        { account: 'company:earnings', amountPaise: -9 },
        { account: 'member:m:earnings:available', amountPaise: 9 },
      ],
      reference: { creditId: 'c' },
      reason: 'Diwali',
      decidedBy: 'h',
    });
  });

  it('a deposit posts its debt, and later its refund', () => {
    const lines = (amountPaise: number) => [
      { account: 'company:deposits', amountPaise: -amountPaise },
      { account: 'member:m:deposit', amountPaise },
    ];
    const deposit = { ...whole, reference: { orderId: 'o' } };
    expect(held).toEqual({ ...deposit, kind: 'deposit-held', key: 'deposit-held:o', lines: lines(400) });
    expect(refunded).toEqual({ ...deposit, kind: 'deposit-refunded', key: 'deposit-refunded:o:1', lines: lines(-400) });
    expect(refundStep('deposit-refund', 'refund-returned', { ...refundTerms, times: 2 }, stamp)).toEqual({
      ...deposit,
      kind: 'deposit-refund-returned',
      key: 'deposit-refund-returned:o:2',
      lines: lines(400),
    });
  });

  it('the price of a reversed plan posts its debt, and later its refund', () => {
    const paid = refundStep('plan-refund', 'refunded', { ...refundTerms, ownerId: 's' }, stamp);
    expect(paid).toEqual({
      ...whole,
      reference: { saleId: 's' },
      kind: 'plan-refunded',
      key: 'plan-refunded:s:1',
      lines: [
        {
          account: 'company:sales',
          amountPaise: 400,
        },
        {
          account: 'member:m:refund',
          amountPaise: -400,
        },
      ],
    });
  });

  it('the end of a hold moves the amount within the same account', () => {
    expect(release).toEqual({
      ...whole,
      kind: 'release',
      key: 'release:x',
      lines: [
        { account: 'member:m:earnings:pending', amountPaise: -7 },
        { account: 'member:m:earnings:available', amountPaise: 7 },
      ],
      reference: { creditId: 'x' },
    });
  });

  it.each([
    ['payout-requested', 'requested', 'available', 'reserved'],
    ['payout-approved', 'decided', 'reserved', 'paid'],
    ['payout-rejected', 'decided', 'reserved', 'available'],
  ] as const)('a posting for %s moves the amounts of each ledger', (step, key, from, to) => {
    const reason = step === 'payout-rejected' ? 'Wrong account' : undefined;
    expect(payoutStep(step, { ...payout, ...(reason && { reason }) }, stamp)).toEqual({
      ...whole,
      kind: step,
      key: `payout:y:${key}`,
      lines: [
        { account: `member:m:commission:${from}`, amountPaise: -5 },
        { account: `member:m:commission:${to}`, amountPaise: 5 },
        { account: `member:m:earnings:${from}`, amountPaise: -2 },
        { account: `member:m:earnings:${to}`, amountPaise: 2 },
      ],
      reference: { payoutId: 'y' },
      reason: reason ?? null,
    });
  });

  it('a correction reverses a part of the credit, under a key of its own', () => {
    expect(taken).toEqual({
      ...whole,
      kind: 'correction',
      key: 'correction:p',
      lines: [
        { account: 'company:commission', amountPaise: 20 },
        { account: 'member:m:commission:available', amountPaise: -20 },
      ],
      reference: shared,
      correctsId: 'p',
      reason: 'Wrong sponsor',
      decidedBy: 'h',
    });
    expect(correction(creditOf(commission)!, { ...back, earlier: 1 }, stamp).key).toBe('correction:p:2');
  });
});

describe('the credit of a posting', () => {
  it('a credit names the member, the ledger and the amount', () => {
    const given = { postingId: 'p', memberId: 'm' };
    expect(creditOf(commission)).toEqual({ ...given, ledger: 'commission', amountPaise: 50, reference: shared });
    expect(creditOf(charge)).toMatchObject({ ...given, ledger: 'earnings', amountPaise: 300 });
    expect(creditOf(adjustment)).toMatchObject({ ...given, ledger: 'earnings', amountPaise: 9 });
  });

  it('a posting that only moves money, reverses it or is the company’s has no credit', () => {
    const decided = (['payout-approved', 'payout-rejected'] as const).map((step) => payoutStep(step, payout, stamp));
    for (const posting of [sale, held, refunded, release, requested, ...decided, taken]) {
      expect([posting.kind, creditOf(posting)]).toEqual([posting.kind, null]);
    }
    expect(creditOf({ ...sale, kind: 'adjustment' })).toBeNull();
  });

  it('a correction reduces a credit by the amount that it takes from the member', () => {
    expect(correctedBy(taken)).toBe(20);
  });
});
