import { firstSchedule, planNames, type Paise, type UplineSnapshot } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stepFor, type PayoutDecision, type PayoutStatus } from '../../payouts/domain/payout.js';
import { distribute, salePostings } from '../../sales/domain/distribute.js';
import { balanceStates, ledgers, memberAccount } from './account.js';
import { splitPayout, type MemberAmounts } from './balance.js';
import { Book } from './book.js';
import { makingChargeCredit } from './earning-postings.js';
import { payoutStep } from './payout-postings.js';
import type { Stamp } from './posting-lines.js';
import type { ByLedger, Posting } from './posting.js';
import { approvedAlone } from '../../../test/example-credit.js';

const people = ['1', '2', '3', '4'];
const stamp: Stamp = { id: 'x', at: new Date(0) };

class Model {
  readonly book = new Book();
  readonly keys = new Set<string>();
  readonly payouts = new Map<string, { memberId: string; taken: ByLedger; status: PayoutStatus; decisions: number }>();
  soldPaise: Paise = 0;

  append(postings: readonly Posting[]): boolean {
    if (postings.some(({ key }) => this.keys.has(key))) return false;
    for (const posting of postings) {
      this.keys.add(posting.key);
      this.book.add(posting);
    }
    return true;
  }

  amounts(memberId: string): MemberAmounts {
    const balanceOf = (ledger: (typeof ledgers)[number]) =>
      Object.fromEntries(
        balanceStates.map((state) => [state, this.book.amountOf(memberAccount(memberId, ledger, state))]),
      ) as MemberAmounts['commission'];
    return { commission: balanceOf('commission'), earnings: balanceOf('earnings') };
  }

  sell(saleId: string, amountPaise: Paise, upline: readonly UplineSnapshot[]): void {
    const sale = { saleId, memberId: 'buyer', payment: 'received', amountPaise, upline } as const;
    const postings = salePostings(sale, distribute(sale, firstSchedule), 'available', stamp.at, () => 'x');
    if (this.append(postings) && postings.length > 0) this.soldPaise += amountPaise;
  }

  earn(orderId: string, memberId: string, amountPaise: Paise): void {
    this.append([makingChargeCredit({ orderId, memberId, amountPaise, approval: approvedAlone }, 'available', stamp)]);
  }

  ask(payoutId: string, memberId: string, amountPaise: Paise): void {
    const taken = splitPayout(amountPaise, this.amounts(memberId), 'commission');
    if (!taken || !this.append([payoutStep('payout-requested', { payoutId, memberId, taken }, stamp)])) return;
    this.payouts.set(payoutId, { memberId, taken, status: 'Requested', decisions: 0 });
  }

  decide(payoutId: string, status: PayoutDecision): void {
    const payout = this.payouts.get(payoutId);
    const step = payout && stepFor(payout.status, status);
    if (!payout || !step || !this.append([payoutStep(step, { payoutId, ...payout }, stamp)])) return;
    payout.status = status;
    payout.decisions++;
  }
}

const anId = fc.integer({ min: 1, max: 12 }).map(String);
const person = fc.constantFrom(...people);
const upline = fc.shuffledSubarray(people).chain((ids) =>
  fc.tuple(...ids.map(() => fc.constantFrom(null, ...planNames))).map((plans) =>
    ids.map((memberId, index) => {
      const plan = plans[index] ?? null;
      const flags = { isHead: false, isApproved: true, isDeleted: false };
      return { level: index + 1, memberId, name: '', plan, ...flags };
    }),
  ),
);
const paise = fc.integer({ min: 1, max: 300_000 });
const act = fc.oneof(
  fc.tuple(anId, paise, upline).map(
    ([id, amount, above]) =>
      (model: Model) =>
        model.sell(id, amount, above),
  ),
  fc.tuple(anId, person, paise).map(
    ([id, who, amount]) =>
      (model: Model) =>
        model.earn(id, who, amount),
  ),
  fc.tuple(anId, person, paise).map(
    ([id, who, amount]) =>
      (model: Model) =>
        model.ask(id, who, amount),
  ),
  fc.tuple(anId, fc.constantFrom<PayoutDecision>('Approved', 'Rejected')).map(
    ([id, status]) =>
      (model: Model) =>
        model.decide(id, status),
  ),
);

it('the sum stays zero, no account of a member is below zero, and each request has one decision', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const model = new Model();
      for (const action of acts) {
        action(model);
        expect(model.book.total()).toBe(0);
        for (const memberId of people) {
          const amounts = model.amounts(memberId);
          const all = ledgers.flatMap((ledger) => Object.values(amounts[ledger]));
          expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
        }
      }
      expect(model.book.amountOf('company:sales')).toBe(-model.soldPaise || 0);
      expect(model.book.amountOf('company:commission') * 100).toBeGreaterThanOrEqual(model.soldPaise * 74);
      for (const { decisions, status } of model.payouts.values()) {
        expect(decisions).toBe(status === 'Requested' ? 0 : 1);
      }
    }),
    { numRuns: 300 },
  );
});
