import { isThorough } from '@deepam/testing';
import {
  addEarnings,
  bankLineIdentified,
  commissionRequest,
  correctPosting,
  planApproved,
  returnApproved,
  saleReversed,
  transferByHand,
  updateCommissionStatus,
} from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { OnReturnApproved } from '../src/earnings/on-return-approved.js';
import { balanceStates, ledgers } from '../src/ledger/domain/account.js';
import { Book } from '../src/ledger/domain/book.js';
import type { Posting } from '../src/ledger/domain/posting.js';
import { inState } from '../src/ledger/domain/balance.js';
import { BalancesRepository } from '../src/ledger/persistence/balances.repository.js';
import { PostingsRepository } from '../src/ledger/persistence/postings.repository.js';
import { PayeesRepository } from '../src/payouts/persistence/payees.repository.js';
import { OnPlanApproved, OnSaleReversed } from '../src/sales/on-network-events.js';
import { OnBankLineIdentified } from '../src/transfers/on-bank-line-identified.js';
import { headId, TestCommission } from './commission-harness.js';
import { reversalOf, sale, upline, type ApprovedPlan } from './sale-builder.js';
import { ofNobody } from './test-transfers.js';
import { approvedAlone, depositOwed } from './example-credit.js';

let commission: TestCommission;
let people: string[];
beforeAll(async () => {
  commission = await TestCommission.start();
  people = await Promise.all(Array.from({ length: 4 }, () => commission.member({ plan: 'Gold' })));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => commission.stop());

interface Facts {
  readonly sales: readonly ApprovedPlan[];
  readonly orders: readonly string[];
}
type Act = (facts: Facts) => Promise<unknown>;

const index = fc.nat({ max: 3 });
const tellSale = (facts: Facts, which: number) => commission.tell(OnPlanApproved, planApproved, facts.sales[which]!);
const tellReversal = (facts: Facts, which: number) =>
  commission.tell(OnSaleReversed, saleReversed, reversalOf(facts.sales[which]!));
const openPayouts = () =>
  commission.db
    .collection<{ _id: string; memberId: string; status: string }>('payouts')
    .find({})
    .sort({ _id: -1 })
    .limit(6)
    .toArray();

interface Paid {
  readonly _id: string;
  readonly kind: string;
  readonly memberId: string;
  readonly state: string;
  readonly netPaise: number;
}
const latest = (collection: 'payables' | 'transfers') =>
  commission.db.collection<Paid>(collection).find({}).sort({ _id: -1 }).limit(6).toArray();

const available = async (memberId: string) => inState(await commission.amounts(memberId), 'available');
const given = ({ lines }: Posting) =>
  lines.filter(({ account }) => account.startsWith('member:')).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

async function correctionOutcome(credit: Posting, wanted: number | undefined): Promise<number | string> {
  const earlier = await commission.postings({ correctsId: credit._id });
  const left = given(credit) + earlier.reduce((sum, posting) => sum + given(posting), 0);
  if (left === 0) return 'COMMISSION.ALREADY_CORRECTED';
  const ledger = credit.kind === 'commission' ? 'commission' : 'earnings';
  const available = (await commission.amounts(credit.memberId!))[ledger].available;
  return Math.min(left, available) < (wanted ?? left) ? 'COMMISSION.CORRECTION_TOO_HIGH' : 201;
}
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

const act: fc.Arbitrary<Act> = fc.oneof(
  index.map(
    (which): Act =>
      (facts) =>
        tellSale(facts, which),
  ),
  fc.tuple(index, fc.boolean()).map(
    ([which, beside]): Act =>
      (facts) =>
        Promise.all([tellReversal(facts, which), ...(beside ? [tellSale(facts, which)] : [])]),
  ),
  fc.tuple(index, index).map(
    ([which, who]): Act =>
      ({ orders }) =>
        commission.tell(OnReturnApproved, returnApproved, {
          orderId: orders[which]!,
          memberId: people[who]!,
          memberName: 'A',
          quantityKg: 1,
          occurredAt: '2025-06-01T00:00:00.000Z',
          makingChargePaise: 30_000,
          depositPaise: 40_000,
          approval: approvedAlone,
          ...depositOwed,
        }),
  ),
  fc.tuple(index, fc.integer({ min: 100, max: 60_000 })).map(([who, paise]): Act => async () => {
    const body = { commissionAmount: paise / 100 };
    const fitting = Math.min(2, Math.floor(Math.max(0, await available(people[who]!)) / paise));
    const answers = await Promise.all([1, 2].map(() => commission.call(commissionRequest, people[who], { body })));
    expect(statusesOf(answers)).toEqual([201, 201, 422, 422].slice(2 - fitting, 4 - fitting));
  }),
  fc
    .tuple(fc.nat({ max: 5 }), fc.constantFrom('Approved' as const, 'Rejected' as const))
    .map(([which, status]): Act => async () => {
      const payout = (await openPayouts())[which];
      if (!payout) return;
      const other = status === 'Approved' ? 'Rejected' : 'Approved';
      const decide = (decision: typeof status) =>
        commission.call(updateCommissionStatus, headId, {
          body: { userId: payout.memberId, commissionId: payout._id, status: decision },
        });
      const answers = await Promise.all([decide(status), decide(other)]);
      expect(statusesOf(answers)).toEqual(payout.status === 'Requested' ? [200, 409] : [409, 409]);
    }),
  index.map((which): Act => async () => {
    const payable = (await latest('payables'))[which];
    if (!payable) return;
    const { _id: payableId, netPaise, state, kind, memberId } = payable;
    const isCovered = kind !== 'payout' || (await available(memberId)) >= 0;
    const input = { params: { payableId }, body: { net: netPaise / 100 } };
    const answers = await Promise.all([1, 2].map(() => commission.call(transferByHand, headId, input)));
    expect(statusesOf(answers)).toEqual(state === 'owed' && isCovered ? [200, 409] : [409, 409]);
  }),
  fc
    .tuple(index, fc.constantFrom('debit' as const, 'credit' as const), fc.integer({ min: 1, max: 9 }))
    .map(([which, direction, day]): Act => async () => {
      const transfer = (await latest('transfers'))[which];
      if (!transfer) return;
      const line = {
        movementKey: `${newId()}${newId()}`.slice(0, 32),
        transferId: transfer._id,
        direction,
        amountPaise: transfer.netPaise,
        day: `2026-01-0${day}`,
        utr: null,
        identifiedAt: new Date().toISOString(),
        ...ofNobody,
      };
      await Promise.all([1, 2].map(() => commission.tell(OnBankLineIdentified, bankLineIdentified, line)));
    }),
  index.map((who): Act => async () => {
    const answer = await commission.call(addEarnings, headId, { body: { earning: 12.34, userId: people[who]! } });
    expect(answer.status).toBe(200);
  }),
  fc.tuple(index, fc.constantFrom(undefined, 0.01, 50)).map(([which, amount]): Act => async () => {
    const credits = await commission.postings({ kind: { $in: ['commission', 'making-charge', 'adjustment'] } });
    const credit = credits.at(-1 - which);
    if (credit) {
      const expected = await correctionOutcome(credit, amount === undefined ? undefined : amount * 100);
      const body = { postingId: credit._id, reason: 'Any', amount };
      const { status, error } = await commission.call(correctPosting, headId, { body });
      expect(error?.code ?? status).toBe(expected);
    }
  }),
  fc.tuple(index, fc.constantFrom('postings', 'balances', 'events')).map(([which, step]): Act => async (facts) => {
    const died = () => Promise.reject(new Error('the process died'));
    if (step === 'postings') jest.spyOn(commission.get(PostingsRepository), 'append').mockImplementationOnce(died);
    if (step === 'balances') jest.spyOn(commission.get(BalancesRepository), 'apply').mockImplementationOnce(died);
    if (step === 'events') jest.spyOn(commission.get(Outbox), 'addAll').mockImplementationOnce(died);
    await tellSale(facts, which).catch(() => undefined);
    jest.restoreAllMocks();
  }),
  fc
    .tuple(index, fc.constantFrom('postings', 'payees', 'events'), fc.boolean())
    .map(([who, step, isDecision]): Act => async () => {
      const payout = (await openPayouts())[who];
      const mine = await available(people[who]!);
      const isCovered = payout === undefined || (await available(payout.memberId)) >= 0;
      if (isDecision && !payout) return;
      const died = () => Promise.reject(new Error('the process died'));
      if (step === 'postings') jest.spyOn(commission.get(PostingsRepository), 'append').mockImplementationOnce(died);
      if (step === 'payees') {
        jest
          .spyOn(commission.get(PayeesRepository), isDecision ? 'recordDecisions' : 'recordRequest')
          .mockImplementationOnce(died);
      }
      if (step === 'events') jest.spyOn(commission.get(Outbox), 'add').mockImplementationOnce(died);
      const answer =
        isDecision && payout
          ? await commission.call(updateCommissionStatus, headId, {
              body: { userId: payout.memberId, commissionId: payout._id, status: 'Approved' },
            })
          : await commission.call(commissionRequest, people[who], { body: { commissionAmount: 1.5 } });
      jest.restoreAllMocks();
      const isRefused = isDecision ? payout?.status !== 'Requested' || !isCovered : mine < 150;
      expect(answer.status).toBe(isRefused ? (isDecision ? 409 : 422) : 500);
    }),
);

const newFacts = (): Facts => ({
  sales: [250_000, 75_000, 100_000, 175_000].map((amountPaise, turn) =>
    sale({
      amountPaise,
      upline: people.map((_, level) => upline(level + 1, { memberId: people[(level + turn) % 4]! })),
    }),
  ),
  orders: people.map(() => newId()),
});

it(
  'the ledger adds up to the paisa after each step',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 14 }), async (acts) => {
        const facts = newFacts();
        for (const action of acts) await action(facts);
        await Promise.all(facts.sales.map((_, which) => tellSale(facts, which)));
        const report = await commission.audit();
        expect(report.sentences.filter((one) => !/ is paid \d times$/.test(one))).toEqual([]);
        if (report.findings === 0) expect(report.differencePaise).toBe(0);
        for (const member of people) {
          const amounts = await commission.amounts(member);
          for (const ledger of ledgers) {
            for (const state of balanceStates) {
              const mayOwe = ledger === 'commission' && state === 'available';
              if (!mayOwe) expect(amounts[ledger][state]).toBeGreaterThanOrEqual(0);
            }
          }
        }
        await tellReversal(facts, 0);
        const book = new Book();
        const { saleId, memberId, amountPaise } = facts.sales[0]!;
        for (const posting of await commission.postings({ 'reference.saleId': saleId })) book.add(posting);
        const left = Object.fromEntries([...book.entries()].filter(([, amount]) => amount !== 0));
        const refund = await commission.db.collection<Paid>('payables').findOne({ _id: saleId });
        const owed = { [`member:${memberId}:refund`]: amountPaise, 'company:sales': -amountPaise };
        expect(left).toEqual(refund!.state.startsWith('paid') ? {} : owed);
      }),
      { numRuns: isThorough ? 150 : 6 },
    );
  },
  isThorough ? 3_600_000 : 120_000,
);
