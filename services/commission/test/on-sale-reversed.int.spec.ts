import {
  accountClosed,
  balance,
  commissionCredited,
  correctPosting,
  creditCorrected,
  payable,
  planApproved,
  saleReversed,
  statement,
  updateCommissionStatus,
  whyCommission,
  type EventData,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnAccountClosed } from '../src/closing/on-account-closed.js';
import { Book } from '../src/ledger/domain/book.js';
import { OnPlanApproved, OnSaleReversed } from '../src/sales/on-network-events.js';
import { headId, TestCommission } from './commission-harness.js';
import { reversalOf, sale, upline, type ApprovedPlan } from './sale-builder.js';
import { TestPayouts } from './test-payouts.js';

let commission: TestCommission;
let payouts: TestPayouts;
beforeAll(async () => {
  commission = await TestCommission.start();
  payouts = new TestPayouts(commission);
});
afterAll(() => commission.stop());

const credit = (one: ApprovedPlan) => commission.tell(OnPlanApproved, planApproved, one);
const reverse = (one: ApprovedPlan, changes: Partial<EventData<typeof saleReversed>> = {}) =>
  commission.tell(OnSaleReversed, saleReversed, reversalOf(one, changes));
const expectSound = async () =>
  expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
const postingsOf = (one: ApprovedPlan) => commission.postings({ 'reference.saleId': one.saleId });
const soldBelow = (...members: string[]) =>
  sale({ upline: members.map((memberId, place) => upline(place + 1, { memberId })) });
const availableTo = async (memberId: string) => (await commission.amounts(memberId)).commission.available;

async function expectOnlyPriceOwed(one: ApprovedPlan): Promise<void> {
  const book = new Book();
  for (const posting of await postingsOf(one)) book.add(posting);
  expect(Object.fromEntries([...book.entries()].filter(([, amount]) => amount !== 0))).toEqual({
    [`member:${one.memberId}:refund`]: one.amountPaise,
    'company:sales': -one.amountPaise,
  });
}

describe('a reversed sale', () => {
  it('a reversal leaves only the price that is owed to the buyer, also for skipped levels and the company’s share', async () => {
    const [near, far] = [await commission.member({ plan: 'Gold' }), await commission.member({ plan: 'Gold' })];
    const above = [upline(1, { memberId: near }), upline(2, { plan: null }), upline(3, { memberId: far })];
    const soldPlan = sale({ amountPaise: 99_999, upline: above });
    await credit(soldPlan);
    expect(await availableTo(near)).toBe(9_999);
    await reverse(soldPlan);
    expect([await availableTo(near), await availableTo(far)]).toEqual([0, 0]);
    await expectOnlyPriceOwed(soldPlan);
    await expectSound();
  });

  it('a reversal uses the schedule of the sale’s day, and takes an already corrected amount only once', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    const [given] = await commission.postings({ 'reference.saleId': soldPlan.saleId, kind: 'commission' });
    const body = { postingId: given!._id, reason: 'A part', amount: 100 };
    await commission.call(correctPosting, headId, { body });
    await reverse(soldPlan);
    expect(await availableTo(member)).toBe(0);
    await expectOnlyPriceOwed(soldPlan);
    const again = await commission.call(correctPosting, headId, { body: { ...body, amount: 1 } });
    expect(again.error?.code).toBe('COMMISSION.ALREADY_CORRECTED');
    await expectSound();
  });

  it('a reversed sale whose money never arrived leaves nothing, and owes nothing', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    await reverse(soldPlan, { kind: 'wrong-approval', isPriceOwed: false });
    await reverse(soldPlan, { kind: 'wrong-approval', isPriceOwed: false });
    const book = new Book();
    for (const posting of await postingsOf(soldPlan)) book.add(posting);
    expect([...book.entries()].filter(([, amount]) => amount !== 0)).toEqual([]);
    const shown = await commission.call(payable, headId, { params: { payableId: soldPlan.saleId } });
    expect(shown.error?.code).toBe('COMMISSION.PAYABLE_NOT_FOUND');
    await expectSound();
  });

  it('a waived sale has nothing to refund', async () => {
    const soldPlan = sale({ payment: 'waived', amountPaise: 0, upline: [upline(1)] });
    await credit(soldPlan);
    await reverse(soldPlan);
    expect(await postingsOf(soldPlan)).toEqual([]);
    await expectSound();
  });

  it('a sale is reversed once, even if its event is repeated, concurrent and over the broker', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    await Promise.all(Array.from({ length: 4 }, () => reverse(soldPlan)));
    const ids = [newId(), newId()];
    for (const id of [...ids, ...ids]) await commission.hears(saleReversed, reversalOf(soldPlan), id);
    await poll(() => commission.hasHandled(...ids));
    expect((await postingsOf(soldPlan)).map(({ kind }) => kind).toSorted()).toEqual(
      ['commission', 'correction', 'plan-refund-owed', 'sale'].toSorted(),
    );
    const corrections = (await commission.outboxEventsOf(creditCorrected)).filter(
      ({ saleId }) => saleId === soldPlan.saleId,
    );
    expect(corrections).toMatchObject([
      { memberId: member, level: 1, amountPaise: 25_000, reversedSale: { fromName: 'Asha Buyer', plan: 'Gold' } },
    ]);
    await expectSound();
  });

  it('a reversal before or together with its approval has the same result', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const [before, beside] = [soldBelow(member), soldBelow(member)];
    await reverse(before);
    await credit(before);
    await Promise.all([credit(beside), reverse(beside), credit(beside), reverse(beside)]);
    for (const soldPlan of [before, beside]) {
      await expectOnlyPriceOwed(soldPlan);
      expect(await postingsOf(soldPlan)).toHaveLength(4);
      const ofSale = ({ saleId }: { saleId: string | null }) => saleId === soldPlan.saleId;
      expect((await commission.outboxEventsOf(commissionCredited)).filter(ofSale)).toHaveLength(1);
      expect((await commission.outboxEventsOf(creditCorrected)).filter(ofSale)).toHaveLength(1);
    }
    await expectSound();
  });

  it('a reversal is on the statement next to the credit, and in the explanation', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    await reverse(soldPlan);
    const rows = (await commission.call(statement, member)).body;
    const given = rows.find(({ kind }) => kind === 'commission');
    expect(given).toMatchObject({ left: 0 });
    expect(rows.find(({ kind }) => kind === 'correction')).toMatchObject({
      isReversal: true,
      correctsId: given?._id,
      saleId: soldPlan.saleId,
      level: 1,
      amount: -250,
      reason: null,
      from: { name: 'Asha Buyer' },
    });
    const { body } = await commission.call(whyCommission, member, { params: { saleId: soldPlan.saleId } });
    expect(body.reversedAt).toBe(reversalOf(soldPlan).reversedAt);
  });
});

describe('reversed commission that was spent', () => {
  it('the balance is below zero, which rejects payouts until later credits cover it', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    const { entry } = (await payouts.ask(member, 250)).body;
    expect((await payouts.decide(member, entry._id, 'Approved')).status).toBe(200);
    await reverse(soldPlan);
    expect((await commission.call(balance, member)).body).toMatchObject({
      commission: 0,
      available: -250,
      paid: 250,
      availableFrom: {
        commission: 0,
        earnings: 0,
      },
    });
    expect((await payouts.ask(member, 1)).error?.code).toBe('COMMISSION.BALANCE_BELOW_ZERO');
    await expectSound();

    await credit(soldBelow(member));
    expect(await availableTo(member)).toBe(0);
    expect((await payouts.ask(member, 1)).error?.code).toBe('COMMISSION.AMOUNT_TOO_HIGH');
    await credit(soldBelow(member));
    expect((await payouts.ask(member, 250.01)).error?.code).toBe('COMMISSION.AMOUNT_TOO_HIGH');
    expect((await payouts.ask(member, 250)).status).toBe(201);
    await expectSound();
  });

  it('the debt belongs to the upline who received the commission, and to no other member', async () => {
    const [spender, other] = [await commission.member({ plan: 'Gold' }), await commission.member({ plan: 'Gold' })];
    const soldPlan = soldBelow(spender, other);
    await credit(soldPlan);
    const { entry } = (await payouts.ask(spender, 250)).body;
    await payouts.decide(spender, entry._id, 'Approved');
    await credit(soldBelow(other));
    await reverse(soldPlan);
    expect([await availableTo(spender), await availableTo(other)]).toEqual([-25_000, 25_000]);
  });

  it('earnings cover the debt before they are paid out', async () => {
    const member = await payouts.rich(300);
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    const { entry } = (await payouts.ask(member, 500)).body;
    await payouts.decide(member, entry._id, 'Approved');
    await reverse(soldPlan);
    expect((await payouts.balanceOf(member)).availableFrom).toEqual({ commission: 0, earnings: 50 });
    expect((await payouts.ask(member, 50.01)).error?.code).toBe('COMMISSION.AMOUNT_TOO_HIGH');
    expect((await payouts.ask(member, 50)).status).toBe(201);
    await expectSound();
  });

  it('an open payout is held until the debt is covered or the payout is rejected', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const [one, other] = [soldBelow(member), soldBelow(member)];
    await credit(one);
    const { entry } = (await payouts.ask(member, 250)).body;
    await reverse(one);
    expect((await payouts.decide(member, entry._id, 'Approved')).error?.code).toBe('COMMISSION.NOT_COVERED');
    await credit(other);
    expect((await payouts.decide(member, entry._id, 'Approved')).status).toBe(200);
    await reverse(other);
    await credit(soldBelow(member));
    expect(await availableTo(member)).toBe(0);
    await expectSound();
  });

  it('the balance is complete again once the open payout is rejected', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    const { entry } = (await payouts.ask(member, 250)).body;
    await reverse(soldPlan);
    expect((await payouts.decide(member, entry._id, 'Rejected')).status).toBe(200);
    expect((await commission.amounts(member)).commission).toEqual({ pending: 0, available: 0, reserved: 0, paid: 0 });
    await expectSound();
  });

  it('an approval concurrent with the reversal either pays the payout or fails', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    const { entry } = (await payouts.ask(member, 250)).body;
    const body = { userId: member, commissionId: entry._id, status: 'Approved' as const };
    const [approved] = await Promise.all([
      commission.call(updateCommissionStatus, headId, { body }),
      reverse(soldPlan),
    ]);
    expect(['COMMISSION.NOT_COVERED', 200]).toContain(approved.error?.code ?? approved.status);
    expect(await availableTo(member)).toBe(-25_000);
    await expectSound();
  });

  it('the company bears the debt of a closed account', async () => {
    const member = await commission.member({ plan: 'Gold' });
    const soldPlan = soldBelow(member);
    await credit(soldPlan);
    const closedAt = new Date().toISOString();
    await commission.tell(OnAccountClosed, accountClosed, { memberId: member, closedAt });
    expect(await availableTo(member)).toBe(0);
    await reverse(soldPlan);
    expect(await availableTo(member)).toBe(0);
    await expectSound();
  });
});
