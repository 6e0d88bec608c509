import {
  addEarnings,
  commissionRequest,
  payoutDecided,
  payoutRequested,
  updateCommissionStatus,
} from '@deepam/contracts';
import { newId, Transactions } from '@deepam/platform';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nothing } from '../src/ledger/domain/balance.js';
import { payoutStep } from '../src/ledger/domain/payout-postings.js';
import { BalanceTooLow } from '../src/ledger/persistence/balances.repository.js';
import { PostingsRepository } from '../src/ledger/persistence/postings.repository.js';
import { headId, TestCommission } from './commission-harness.js';
import { TestPayouts } from './test-payouts.js';

let commission: TestCommission;
let payouts: TestPayouts;
beforeAll(async () => {
  commission = await TestCommission.start();
  payouts = new TestPayouts(commission);
});
afterAll(() => commission.stop());

const withdraw = (memberId: string, commissionAmount: number) =>
  commission.call(commissionRequest, memberId, { body: { commissionAmount, from: 'earnings' } });

describe('a payout', () => {
  it('a payout reserves its amount: commission first, then earnings', async () => {
    const member = await payouts.rich();
    const answer = await payouts.ask(member, 300);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      message: 'Commission Requested Successfully',
      entry: { amount: 300, status: 'Requested', paymentProof: null, reason: null },
    });
    expect(await commission.amounts(member)).toEqual({
      commission: { ...nothing.commission, reserved: 25_000 },
      earnings: { ...nothing.earnings, available: 5_000, reserved: 5_000 },
    });
    expect(await payouts.balanceOf(member)).toMatchObject({
      earnings: 100,
      commission: 250,
      pending: 0,
      available: 50,
      reserved: 300,
      paid: 0,
      commissionHistory: [{ _id: answer.body.entry._id, amount: 300 }],
    });
  });

  it('a payout is paid out by an approval, whose image the member can see', async () => {
    const member = await payouts.rich();
    const { entry } = (await payouts.ask(member, 300)).body;
    const answer = await commission.call(updateCommissionStatus, headId, {
      body: { userId: member, commissionId: entry._id, status: 'Approved' },
      files: { paymentProof: await tinyJpeg() },
    });
    expect(answer.body).toEqual({ message: 'The payout was approved.' });
    const { commissionHistory, paid, reserved } = await payouts.balanceOf(member);
    expect({ paid, reserved }).toEqual({ paid: 300, reserved: 0 });
    expect(commissionHistory[0]).toMatchObject({ status: 'Approved', reason: null });
    expect(commissionHistory[0]?.paymentProof).toMatch(
      /^\/api\/files\/commission\/payment-proofs\/[0-9a-f]{32}\.jpg\?/,
    );
  });

  it('a rejected payout returns exactly the amount of each ledger', async () => {
    const member = await payouts.rich();
    const before = await commission.amounts(member);
    const { entry } = (await payouts.ask(member, 310)).body;
    await commission.call(addEarnings, headId, { body: { earning: 1, userId: member } });
    expect((await payouts.decide(member, entry._id, 'Rejected', 'The account number is missing')).status).toBe(200);
    expect(await commission.amounts(member)).toEqual({
      ...before,
      earnings: { ...before.earnings, available: before.earnings.available + 100 },
    });
    expect((await payouts.balanceOf(member)).commissionHistory[0]).toMatchObject({
      status: 'Rejected',
      reason: 'The account number is missing',
    });
  });

  it('a payout is published to the head and to the member by events', async () => {
    const member = await payouts.rich(0.01, { name: 'Meena' });
    const { entry } = (await payouts.ask(member, 250.01)).body;
    await payouts.decide(member, entry._id, 'Rejected');
    expect(
      (await commission.outboxEventsOf(payoutRequested)).filter((event) => event.memberId === member),
    ).toMatchObject([{ payoutId: entry._id, name: 'Meena', amountPaise: 25_001 }]);
    expect((await commission.outboxEventsOf(payoutDecided)).filter((event) => event.memberId === member)).toMatchObject(
      [{ payoutId: entry._id, amountPaise: 25_001, status: 'Rejected', reason: null }],
    );
  });

  it('a payout cannot be more than is available, nor less than a rupee, nor a fraction of a paisa', async () => {
    const member = await payouts.rich();
    expect((await payouts.ask(member, 350.01)).error?.code).toBe('COMMISSION.AMOUNT_TOO_HIGH');
    for (const amount of [0.99, 0, -5, 1.005, Number.NaN]) {
      const { status, error } = await payouts.ask(member, amount);
      expect([amount, status, error?.code]).toEqual([amount, 422, 'REQUEST.INVALID']);
    }
    expect((await payouts.ask(member, 350)).status).toBe(201);
  });

  it('a payout of commission needs Silver or Gold', async () => {
    expect((await payouts.ask(await payouts.rich(10, { plan: 'Silver' }), 1)).status).toBe(201);
    const { status, error } = await payouts.ask(await payouts.rich(10, { plan: 'Bronze' }), 1);
    expect([status, error?.code]).toEqual([403, 'COMMISSION.PLAN_TOO_LOW']);
  });

  it('a payout of earnings is open to every approved member, with or without a plan, and never touches commission', async () => {
    for (const plan of ['Bronze', null] as const) {
      const member = await payouts.rich(100, { plan });
      const tooMuch = await withdraw(member, 100.01);
      expect([tooMuch.status, tooMuch.error?.code]).toEqual([422, 'COMMISSION.AMOUNT_TOO_HIGH']);
      const answer = await withdraw(member, 60);
      expect(answer.status).toBe(201);
      expect(answer.body.entry.paidFrom).toEqual({ commission: 0, earnings: 60 });
      expect(await commission.amounts(member)).toEqual({
        commission: { ...nothing.commission, available: 25_000 },
        earnings: { ...nothing.earnings, available: 4_000, reserved: 6_000 },
      });
      expect((await payouts.decide(member, answer.body.entry._id, 'Approved')).status).toBe(200);
      expect((await commission.amounts(member)).earnings).toMatchObject({ reserved: 0, paid: 6_000 });
    }
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('a payout of earnings is closed to unapproved members, and to the head', async () => {
    const waiting = await withdraw(await payouts.rich(100, { isApproved: false }), 1);
    expect([waiting.status, waiting.error?.code]).toEqual([403, 'ACCESS.NOT_APPROVED']);
    const head = await withdraw(headId, 1);
    expect([head.status, head.error?.code]).toEqual([403, 'COMMISSION.PLAN_TOO_LOW']);
  });

  it('a payout shows the amount of each account, and its remaining balance', async () => {
    const member = await payouts.rich();
    expect((await payouts.ask(member, 300)).body.entry.paidFrom).toEqual({ commission: 250, earnings: 50 });
    expect(await payouts.balanceOf(member)).toMatchObject({
      available: 50,
      availableFrom: { commission: 0, earnings: 50 },
      commissionHistory: [{ paidFrom: { commission: 250, earnings: 50 } }],
    });
  });

  it('a payout is shown to its member and to no other member', async () => {
    const [member, other] = [await payouts.rich(), await payouts.rich()];
    const { entry } = (await payouts.ask(member, 5)).body;
    expect((await payouts.balanceOf(member)).commissionHistory.map(({ _id }) => _id)).toEqual([entry._id]);
    expect((await payouts.balanceOf(other)).commissionHistory).toEqual([]);
  });

  it('a payout is requested once for one Idempotency-Key', async () => {
    const member = await payouts.rich();
    const send = () =>
      commission.call(commissionRequest, member, {
        body: { commissionAmount: 5 },
        headers: { 'idempotency-key': `payout-${member}` },
      });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect((await payouts.balanceOf(member)).reserved).toBe(5);
  });
});

describe('a posting that would take an account below zero', () => {
  it('the ledger itself rejects it if a caller did not check the balance', async () => {
    const member = await payouts.rich();
    const step = { payoutId: newId(), memberId: member, taken: { commission: 25_001, earnings: 0 } };
    const posting = payoutStep('payout-requested', step, { id: newId(), at: new Date() });
    const before = await commission.amounts(member);
    const overdraw = commission
      .get(Transactions)
      .run((session) => commission.get(PostingsRepository).append(session, [posting]));
    await expect(overdraw).rejects.toThrow(BalanceTooLow);
    expect(await commission.amounts(member)).toEqual(before);
  });
});

describe('twenty concurrent requests', () => {
  it('concurrent requests never take more than is available', async () => {
    const member = await payouts.rich();
    const answers = await Promise.all(Array.from({ length: 20 }, () => payouts.ask(member, 50)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ error }) => error?.code)).toEqual(Array(13).fill('COMMISSION.AMOUNT_TOO_HIGH'));
    expect(await payouts.balanceOf(member)).toMatchObject({ available: 0, reserved: 350 });
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });
});
