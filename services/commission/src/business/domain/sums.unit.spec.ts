import { sumPaise, indianDay } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Book } from '../../ledger/domain/book.js';
import { commissionCredit, saleReversal, saleReceived } from '../../ledger/domain/sale-postings.js';
import { depositHeld } from '../../ledger/domain/deposit-postings.js';
import { payoutStep, taxDeposited } from '../../ledger/domain/payout-postings.js';
import { refundStep } from '../../ledger/domain/refund-postings.js';
import type { Posting } from '../../ledger/domain/posting.js';
import { journalRows } from '../business-journal-csv.js';
import { figuresOf, owedOf } from './figures.js';
import { Sums, sortOfAccount, sumsOf, type Sum } from './sums.js';

const at = new Date('2026-01-04T18:30:00Z');
const credit = { saleId: 's', memberId: 'm', fromMemberId: 'b', rateBasisPoints: 1000, scheduleVersion: 1 };
const makers: ((amountPaise: number, moment: Date) => Posting)[] = [
  (amountPaise, at) => saleReceived({ saleId: 's', memberId: 'b', amountPaise }, { id: 'x', at }),
  (amountPaise, at) => saleReversal({ saleId: 's', memberId: 'b', amountPaise, isPriceOwed: true }, { id: 'x', at }),
  (amountPaise, at) => commissionCredit({ ...credit, level: 2, amountPaise }, 'available', { id: 'x', at }),
  (amountPaise, at) => depositHeld({ orderId: 'o', memberId: 'm', amountPaise }, { id: 'x', at }),
  (amountPaise, at) =>
    refundStep('deposit-refund', 'refunded', { ownerId: 'o', memberId: 'n', amountPaise, times: 1 }, { id: 'x', at }),
  ...(['payout-requested', 'payout-approved', 'payout-rejected'] as const).map(
    (step) => (amountPaise: number, moment: Date) =>
      payoutStep(
        step,
        { payoutId: 'p', memberId: 'm', taken: { commission: amountPaise, earnings: 0 } },
        { id: 'x', at: moment },
      ),
  ),
];
const history = fc.array(
  fc
    .tuple(fc.constantFrom(...makers), fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 400 }))
    .map(([make, paise, hours]) => make(paise, new Date(at.getTime() + hours * 3_600_000))),
  { maxLength: 60 },
);

function byDay(postings: readonly Posting[]): Sum[][] {
  const days = new Map<string, Sums>();
  for (const posting of postings) {
    const day = indianDay(posting.occurredAt);
    const sums = days.get(day) ?? new Sums();
    sums.addPosting(posting);
    days.set(day, sums);
  }
  return [...days.values()].map((sums) => sums.all());
}

describe('the sums of days', () => {
  it('the sums of days equal the accounts of the ledger, and add up to zero', () => {
    fc.assert(
      fc.property(history, (postings) => {
        const book = new Book();
        for (const posting of postings) book.add(posting);
        const held = new Map<string, number>();
        for (const [account, paise] of book.entries()) {
          const sort = sortOfAccount(account);
          held.set(sort, (held.get(sort) ?? 0) + paise);
        }
        const counted = new Map<string, number>();
        for (const { account, amountPaise } of sumsOf(byDay(postings)))
          counted.set(account, (counted.get(account) ?? 0) + amountPaise);
        expect(counted).toEqual(held);
        expect([...counted.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
      }),
    );
  });

  it('the sums show receipts, credits and debts; a new account counts by itself', () => {
    const taxed = {
      kind: 'payout-approved' as const,
      reference: {},
      lines: [
        { account: 'member:m:commission:paid' as const, amountPaise: -200 },
        { account: 'company:tds-payable' as never, amountPaise: 200 },
      ],
    };
    const sums = new Sums();
    for (const [make, paise] of [5000, 1000, 2000, 400, 150, 900, 600, 300].map(
      (paise, n) => [makers[n], paise] as const,
    ))
      sums.addPosting(make!(paise, at));
    sums.addPosting(taxed);
    expect(figuresOf(sums.all())).toEqual({
      received: 5e3,
      givenBack: 1e3,
      depositsReceived: 400,
      depositsReturned: 150,
      commission: 2e3,
      earnings: 0,
      takenBack: 0,
      paid: 400,
      taxDeducted: 200,
    });
    expect(owedOf(sums.all())).toEqual({ payable: 1400, requested: 0, deposits: 250, refunds: 1000, tax: 200 });
    const paid = taxDeposited({ depositId: 'd', amountPaise: 150, decidedBy: 'h' }, { id: 'x', at });
    sums.addPosting(paid);
    expect(owedOf(sums.all()).tax).toBe(50);
    expect(figuresOf(sums.all()).taxDeducted).toBe(200);
  });
});

describe('the journal', () => {
  const lines = async (postings: readonly Posting[]) => {
    const rows = [];
    const given = (async function* () {
      yield* postings;
    })();
    for await (const row of journalRows(given)) rows.push(row);
    return rows;
  };

  it('the debits and credits of the journal are equal', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (postings) => {
        const rows = await lines(postings);
        expect(sumPaise(rows.map(({ debitPaise }) => debitPaise))).toBe(
          sumPaise(rows.map(({ creditPaise }) => creditPaise)),
        );
      }),
    );
  });

  it('the journal breaks off at its end if debits and credits differ', async () => {
    const soldPosting = makers[0]!(500, at);
    const broken = { ...soldPosting, lines: [soldPosting.lines[0]!, { ...soldPosting.lines[1]!, amountPaise: 499 }] };
    await expect(lines([soldPosting, broken])).rejects.toThrow('debits of 1000 and credits of 999 paise');
  });
});
