import {
  balance,
  cottonApproved,
  holdMoney,
  memberCommissionsCsv,
  payable,
  payables,
  planApproved,
  returnApproved,
  saleReversed,
  updateCommissionStatus,
  waitingPayouts,
  type EventData,
  type QueryInputOf,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OnDepositReturned } from '../src/deposits/on-deposit-returned.js';
import { OnOrderApproved } from '../src/deposits/on-order-approved.js';
import { OnPlanApproved, OnSaleReversed } from '../src/sales/on-network-events.js';
import { headId } from './commission-harness.js';
import { reversalOf, sale } from './sale-builder.js';
import { TestTransfers, type Payee } from './test-transfers.js';

let scene: TestTransfers;
beforeAll(async () => {
  scene = await TestTransfers.start();
});
afterEach(async () => {
  expect(await scene.commission.audit()).toMatchObject({ sentences: [], differencePaise: 0 });
});
afterAll(() => scene.stop());

type Returned = EventData<typeof returnApproved>;
const list = (query: QueryInputOf<typeof payables> = {}) => scene.commission.call(payables, headId, { query });
const depositOf = async (memberId: string) =>
  (await scene.commission.db.collection<{ _id: string; deposit?: number }>('balances').findOne({ _id: memberId }))
    ?.deposit ?? 0;
const refundOf = async (memberId: string) =>
  (await scene.commission.db.collection<{ _id: string; refund?: number }>('balances').findOne({ _id: memberId }))
    ?.refund ?? 0;

async function returned(more: Partial<Returned> = {}) {
  const memberId = await scene.commission.member({ name: 'Kamala Returns' });
  await scene.identity.knows(memberId);
  const order = { orderId: newId(), memberId, memberName: 'Kamala Returns', quantityKg: 2 };
  const occurredAt = '2026-01-05T09:30:00.000Z';
  await scene.commission.tell(OnOrderApproved, cottonApproved, { ...order, occurredAt });
  const event: Returned = {
    ...order,
    occurredAt,
    depositPaise: 8e4,
    makingChargePaise: 6e4,
    buyerAccounts: [memberId],
    depositProofKey: null,
    approval: {
      neededAbovePaise: null,
      isOrderPaid: true,
      orderApprovalId: null,
      approvalId: null,
      decidedBy: headId,
      approverId: null,
    },
    ...more,
  };
  await scene.commission.tell(OnDepositReturned, returnApproved, event);
  return { ...order, event };
}

describe('the deposit of returned wicks', () => {
  it('a deposit is owed until its transfer is paid, and stays a liability until then', async () => {
    const { orderId, memberId, event } = await returned();
    await scene.commission.tell(OnDepositReturned, returnApproved, event);
    expect(await depositOf(memberId)).toBe(80_000);
    const [row] = (await list({ state: 'owed', kind: 'deposit-refund', memberId })).body;
    expect(row).toMatchObject({ _id: orderId, amount: 800, member: { name: 'Kamala Returns' } });
    const found = (await list({ search: 'kamala' })).body.map(({ _id }) => _id);
    expect(found).toContain(orderId);
    expect((await scene.commission.call(balance, memberId)).body.refunds).toEqual([
      { _id: orderId, kind: 'deposit-refund', state: 'owed', amount: 800, date: event.occurredAt },
    ]);
    const made = await scene.made(orderId);
    await scene.download(made._id);
    await scene.statement(orderId, 'debit');
    expect(await depositOf(memberId)).toBe(0);
    expect((await scene.commission.call(balance, memberId)).body.refunds).toMatchObject([
      { state: 'paid', transfer: { state: 'paid', paidOn: '2026-01-05' } },
    ]);
    await scene.statement(orderId, 'credit', { day: '2026-01-07' });
    expect(await depositOf(memberId)).toBe(80_000);
    expect((await scene.byHand(orderId, 800)).status).toBe(200);
    expect(await depositOf(memberId)).toBe(0);
  });

  it('a deposit counts as sent by hand if the decision has a picture of the payment', async () => {
    const { orderId, memberId } = await returned({ depositProofKey: 'cotton-order/return-images/a.png' });
    expect(await scene.payable(orderId)).toMatchObject({
      state: 'paid',
      transfers: [{ channel: 'manual', state: 'paid', proof: expect.any(String), requestedBy: 'The Head' }],
    });
    expect(await depositOf(memberId)).toBe(0);
  });
});

describe('the price of a reversed plan', () => {
  it('the price is owed to the member once, and is transferred like a payout', async () => {
    const memberId = await scene.commission.member({ plan: 'Silver' });
    await scene.identity.knows(memberId);
    const soldPlan = sale({ memberId });
    await scene.commission.tell(OnPlanApproved, planApproved, soldPlan);
    const reversed = reversalOf(soldPlan);
    await scene.commission.tell(OnSaleReversed, saleReversed, reversed);
    await scene.commission.tell(OnSaleReversed, saleReversed, reversed);
    const view = await scene.payable(soldPlan.saleId);
    expect(view).toMatchObject({ kind: 'plan-refund', state: 'owed', transfers: [] });
    expect(await refundOf(memberId)).toBe(Math.round(view.amount * 100));
    expect((await scene.byHand(soldPlan.saleId, view.amount, 'HDFCN52026010512345')).status).toBe(200);
    expect(await refundOf(memberId)).toBe(0);
    expect(await scene.payable(soldPlan.saleId)).toMatchObject({
      state: 'paid',
      transfers: [{ utr: 'HDFCN52026010512345' }],
    });
  });
});

describe('an account with open money', () => {
  it('an account can’t be closed while money is requested, owed or in transfer', async () => {
    const close = async (memberId: string) => {
      const body = { memberId, hold: false, waiver: { amountPaise: 34_000, words: 'x' }, writeOff: null };
      return (await scene.commission.callAsService(holdMoney, { body })).error?.code ?? 'may';
    };
    const { memberId, payoutId } = await scene.requested();
    expect(await close(memberId)).toBe('COMMISSION.CLOSING_PAYOUT_WAITS');
    const made = await scene.made(payoutId);
    expect(await close(memberId)).toBe('COMMISSION.CLOSING_PAYOUT_WAITS');
    await scene.cancel(made._id);
    expect(await close(memberId)).toBe('COMMISSION.CLOSING_PAYOUT_WAITS');
    await scene.byHand(payoutId, 10);
    expect(await close(memberId)).not.toBe('COMMISSION.CLOSING_PAYOUT_WAITS');
  });
});

describe('the list of payables', () => {
  it('the list has requested payouts, page by page, sorted and filtered', async () => {
    const own: Payee[] = [];
    for (const [at, amount] of [30, 10, 20].entries()) {
      scene.commission.clock.set(`2026-01-0${at + 4}T20:00:00Z`);
      own.push(await scene.requested(amount));
    }
    scene.commission.clock.set(new Date().toISOString());
    const ids = own.map(({ payoutId }) => payoutId);
    const placesOf = async (query: QueryInputOf<typeof payables>) =>
      (await list({ state: 'requested', to: '2026-01-08', ...query })).body.map(({ _id }) => ids.indexOf(_id));
    expect(await placesOf({})).toEqual([2, 1, 0]);
    expect(await placesOf({ sort: 'amount' })).toEqual([0, 2, 1]);
    expect(await placesOf({ sort: 'amount', order: 'asc' })).toEqual([1, 2, 0]);
    expect(await placesOf({ from: '2026-01-06', to: '2026-01-06' })).toEqual([1]);
    expect(await placesOf({ search: 'asha' })).toEqual([2, 1, 0]);
    expect(await placesOf({ search: 'nobody of this name' })).toEqual([]);
    expect(await placesOf({ memberId: own[0]!.memberId })).toEqual([0]);
    expect(await placesOf({ kind: 'deposit-refund' })).toEqual([]);
    const query = { state: 'requested', sort: 'amount', to: '2026-01-08', limit: 2 } as const;
    const first = await list(query);
    const cursor = String(first.headers['x-next-cursor']);
    const second = await list({ ...query, cursor });
    expect([...first.body, ...second.body].map(({ _id }) => ids.indexOf(_id))).toEqual([0, 2, 1]);
  });

  it('the list has payables of every state without a filter, in one order over all pages', async () => {
    const memberId = await scene.payouts.rich();
    await scene.identity.knows(memberId);
    const asked = async (amount: number) => (await scene.payouts.ask(memberId, amount)).body.entry._id;
    const [requested, rejected, paid, owed] = [await asked(40), await asked(30), await asked(20), await asked(10)];
    await scene.payouts.decide(memberId, rejected, 'Rejected', 'No');
    await scene.payouts.decide(memberId, paid, 'Approved');
    await scene.cancel((await scene.made(owed))._id);
    const found: (string | number)[][] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ memberId, sort: 'amount', order: 'asc', limit: 1, ...(cursor && { cursor }) });
      expect(page.headers['x-total-count']).toBe('4');
      found.push(...page.body.map(({ _id, state }) => [_id, state]));
      cursor = page.headers['x-next-cursor'] as string | undefined;
    } while (cursor !== undefined);
    expect(found).toEqual([
      [owed, 'owed'],
      [paid, 'paid'],
      [rejected, 'rejected'],
      [requested, 'requested'],
    ]);
    expect((await list({ memberId })).body.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([requested, rejected, paid, owed]),
    );
  });

  it('the list finds a payable by the number of the bank and by our reference', async () => {
    const [{ payoutId }, other] = [await scene.requested(), await scene.owed()];
    const made = await scene.made(payoutId);
    await scene.download(made._id);
    await scene.statement(payoutId, 'debit', { utr: 'SBINN52026010588001' });
    expect((await scene.byHand(other.payoutId, 10, 'SBINN52026010588002')).status).toBe(200);
    const ids = async (number: string) => (await list({ number })).body.map(({ _id }) => _id);
    expect(await ids('sbinn52026010588001')).toEqual([payoutId]);
    expect(await ids(made.rows[0]!.transfer.reference)).toEqual([payoutId]);
    expect(await ids('SBINN52026010588002')).toEqual([other.payoutId]);
    expect(await ids('SBINN52026010588003')).toEqual([]);
  });

  it('the list names the decider, even one of the staff whom only identity knows', async () => {
    const { memberId, payoutId } = await scene.requested();
    const by = { memberId: newId(), permissions: ['payouts'] as const };
    const body = { userId: memberId, commissionId: payoutId, status: 'Rejected' as const, reason: 'Not this month' };
    expect((await scene.commission.callWith(updateCommissionStatus, by, { body })).status).toBe(200);
    const [row] = (await list({ state: 'rejected', memberId })).body;
    expect(row).toMatchObject({ state: 'rejected', decidedBy: `Name of ${by.memberId}`, reason: 'Not this month' });
    const unknown = await scene.commission.call(payable, headId, { params: { payableId: newId() } });
    expect(unknown.error?.code).toBe('COMMISSION.PAYABLE_NOT_FOUND');
  });

  it('the dashboard shows the counts, with the oldest of each', async () => {
    await scene.requested();
    await scene.owed();
    const { body } = await scene.commission.call(waitingPayouts, headId);
    expect(body.payouts).toBeGreaterThan(0);
    expect(body.owed).toBeGreaterThan(0);
    expect(body).toMatchObject({ paidTwice: 0, since: { payouts: expect.any(String), owed: expect.any(String) } });
  });

  it('the export has the latest transfer of each payout', async () => {
    const { payoutId, memberId } = await scene.requested();
    const made = await scene.made(payoutId);
    await scene.download(made._id);
    await scene.statement(payoutId, 'debit', { utr: 'SBINN52026010577001' });
    const { referralCode } = (await scene.payable(payoutId)).member;
    const { text } = await scene.commission.call(memberCommissionsCsv, headId, { query: { search: referralCode } });
    const [titles, row] = text.split('\r\n').map((line) => line.split(','));
    const cell = (title: string) => row![titles!.findIndex((one) => one.includes(title))];
    expect([cell('Transfer'), cell('UTR'), cell('Paid On')]).toEqual(['paid', 'SBINN52026010577001', '2026-01-05']);
    expect(memberId).toBeDefined();
  });
});
