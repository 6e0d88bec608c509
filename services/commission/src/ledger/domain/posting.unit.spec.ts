import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  accountParts,
  balanceStates,
  ledgers,
  liabilities,
  liabilityAccount,
  memberAccount,
  type Account,
} from './account.js';
import { balanceChanges } from './balance.js';
import { Book } from './book.js';
import { balanced, UnbalancedPosting, type Posting, type PostingLine } from './posting.js';
import { commissionCredit, saleReceived } from './sale-postings.js';
import { correction } from './correction-postings.js';
import { depositHeld } from './deposit-postings.js';
import { refundStep } from './refund-postings.js';
import { holdRelease } from './holds.js';
import { makingChargeCredit } from './earning-postings.js';
import { payoutStep } from './payout-postings.js';
import { approvedAlone } from '../../../test/example-credit.js';

const member = 'a'.repeat(24);
const stamp = { id: 'b'.repeat(24), at: new Date(0) };
const posting = (lines: PostingLine[]): Posting => ({
  _id: stamp.id,
  kind: 'adjustment',
  key: 'k',
  memberId: member,
  lines,
  occurredAt: stamp.at,
  reference: {},
  correctsId: null,
  reason: null,
});
const line = (account: Account, amountPaise: number): PostingLine => ({ account, amountPaise });

describe('account names', () => {
  it('account names are parsed into the parts they were built of', () => {
    for (const ledger of ledgers) {
      for (const state of balanceStates) {
        expect(accountParts(memberAccount(member, ledger, state))).toEqual({
          owner: 'member',
          memberId: member,
          ledger,
          state,
        });
      }
    }
    for (const name of ['sales', 'commission', 'earnings', 'deposits']) {
      expect(accountParts(`company:${name}`)).toEqual({ owner: 'company', name });
    }
    for (const name of liabilities)
      expect(accountParts(liabilityAccount(member, name))).toEqual({ owner: 'liability', memberId: member, name });
  });

  it.each([
    '',
    'company',
    'company:cash',
    'company:sales:x',
    'member:a:commission',
    'member::commission:paid',
    'member:a:commission:paid:x',
    'member:a:commission:due',
    'member:a:savings:paid',
    'member:a:deposit:paid',
    'member::deposit',
    'member:a:refund:paid',
    'bank:a',
    'bank:sales',
    'bank:a:deposit',
    'bank:a:commission:paid',
  ])('an account name like %p is rejected', (name) =>
    expect(() => accountParts(name)).toThrow(new RangeError(`${name} is no account of this ledger`)),
  );
});

describe('a posting', () => {
  it('a posting must sum to zero', () => {
    const lines = [line('company:earnings', -5), line(memberAccount(member, 'earnings', 'available'), 4)];
    expect(() => balanced(posting(lines))).toThrow(new UnbalancedPosting('The lines of k sum to -1 paise'));
    expect(() => balanced(posting(lines))).toThrow(expect.objectContaining({ name: 'UnbalancedPosting' }));
  });

  it('a balanced posting passes unchanged', () => {
    const two = posting([line('company:earnings', -5), line(memberAccount(member, 'earnings', 'available'), 5)]);
    expect(balanced(two)).toBe(two);
  });

  it('a posting must have two lines, none of them empty or a fraction of a paisa', () => {
    const check =
      (...lines: PostingLine[]) =>
      () =>
        balanced(posting(lines));
    expect(check()).toThrow(new UnbalancedPosting('k has fewer than two lines'));
    expect(check(line('company:sales', 0), line('company:earnings', 0))).toThrow(
      new UnbalancedPosting('k moves 0 paise on company:sales'),
    );
    expect(check(line('company:sales', 0.5), line('company:earnings', -0.5))).toThrow(
      new UnbalancedPosting('k moves 0.5 paise on company:sales'),
    );
  });

  it('a posting of a payout moves exactly the amounts of each ledger, in both directions', () => {
    const taken = { commission: 70, earnings: 30 };
    const payout = { payoutId: 'c'.repeat(24), memberId: member, taken };
    const book = new Book();
    book.add(payoutStep('payout-requested', payout, stamp));
    expect(book.amountOf(memberAccount(member, 'commission', 'reserved'))).toBe(70);
    expect(book.amountOf(memberAccount(member, 'earnings', 'available'))).toBe(-30);
    book.add(payoutStep('payout-rejected', payout, stamp));
    expect([...book.entries()].every(([, amount]) => amount === 0)).toBe(true);
  });

  it('an approval has the key of a rejection, so that both can never be written', () => {
    const payout = { payoutId: 'c'.repeat(24), memberId: member, taken: { commission: 1, earnings: 0 } };
    expect(payoutStep('payout-approved', payout, stamp).key).toBe(payoutStep('payout-rejected', payout, stamp).key);
  });

  it('a correction reverses the credit, even after its release', () => {
    const terms = { memberId: member, amountPaise: 900, orderId: 'd'.repeat(24), approval: approvedAlone };
    const credit = makingChargeCredit(terms, 'pending', stamp);
    const held = { postingId: credit._id, memberId: member, ledger: 'earnings', amountPaise: 900 } as const;
    const book = new Book();
    book.add(credit);
    book.add(holdRelease(held, stamp));
    for (const [earlier, amountPaise] of [300, 600].entries()) {
      const terms = {
        amountPaise,
        state: 'available',
        earlier,
        reason: 'Returned by mistake',
        decidedBy: 'h',
      } as const;
      book.add(correction({ ...held, reference: credit.reference }, terms, stamp));
    }
    expect([...book.entries()].every(([, amount]) => amount === 0)).toBe(true);
  });
});

describe('balance changes', () => {
  const sale = { saleId: 'e'.repeat(24), memberId: 'f'.repeat(24), amountPaise: 1000 };
  const credit = (memberId: string, level: number, amountPaise: number): Posting =>
    commissionCredit(
      { ...sale, fromMemberId: sale.memberId, memberId, level, rateBasisPoints: 100, scheduleVersion: 1, amountPaise },
      'available',
      stamp,
    );

  it('balance changes sum postings per member and for the company, with members in the order of their ids', () => {
    const changes = balanceChanges([saleReceived(sale, stamp), credit('2', 1, 100), credit('1', 2, 50)]);
    expect([...changes.members.keys()]).toEqual(['1', '2']);
    expect(changes.members.get('2')).toEqual(new Map([['commission.available', 100]]));
    expect([...balanceChanges([credit('1', 1, 50), credit('2', 2, 100)]).members.keys()]).toEqual(['1', '2']);
    expect(changes.company).toEqual(
      new Map([
        ['sales', -1000],
        ['commission', 850],
      ]),
    );
  });

  it('balance changes leave out zero sums, and keep debts for cotton separate', () => {
    const terms = { orderId: 'o', memberId: '1', amountPaise: 400 };
    const held = depositHeld(terms, stamp);
    const refunded = refundStep('deposit-refund', 'refunded', { ...terms, ownerId: 'o', times: 1 }, stamp);
    expect(balanceChanges([held]).members.get('1')).toEqual(new Map([['deposit', 400]]));
    expect(balanceChanges([held, refunded])).toEqual({ members: new Map([['1', new Map()]]), company: new Map() });
  });

  it('balance changes equal the book of the same postings, and sum to zero', () => {
    const credits = fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 10_000 })));
    fc.assert(
      fc.property(credits, (given) => {
        const postings = given.map(([memberId, amount], index) => credit(memberId, index, amount));
        const book = new Book();
        postings.forEach((one) => book.add(one));
        const changes = balanceChanges(postings);
        for (const [memberId, paths] of changes.members) {
          expect(paths.get('commission.available')).toBe(
            book.amountOf(memberAccount(memberId, 'commission', 'available')),
          );
        }
        expect(changes.company.get('commission') ?? 0).toBe(book.amountOf('company:commission'));
        expect(book.total()).toBe(0);
      }),
    );
  });
});
