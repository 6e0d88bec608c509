import { indianDay, planApproved, saleReversed, taxRegister } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { OnPlanApproved } from '../src/sales/on-plan-approved/on-plan-approved.handler.js';
import { OnSaleReversed } from '../src/sales/on-sale-reversed/on-sale-reversed.handler.js';
import { firstYearOf } from '../src/tax/domain/tax-year.js';
import { headId } from './commission-harness.js';
import { reversalOf, sale, upline } from './sale-builder.js';
import { TestBatches } from './test-batches.js';
import { small, TestTax } from './test-tax.js';

let scene: TestBatches;
let tax: TestTax;
beforeAll(async () => {
  scene = await TestBatches.start();
  tax = new TestTax(scene);
  expect((await tax.setRates({ ...small, startsOn: indianDay(new Date()) })).status).toBe(200);
});
afterEach(async () => {
  expect(await scene.commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
});
afterAll(() => scene.stop());

/** The bank's answer to these rows, all of one status. */
const answer = (rows: readonly { readonly reference: string; readonly net?: number }[], status = 'Success') =>
  [
    'Reference,Amount,Status,UTR',
    ...rows.map(({ reference, net }) => `${reference},${net!.toFixed(2)},${status},HDFCN5202${reference.slice(3)}`),
  ].join('\n');

/** A member with 250 rupees of one sale and a payout of most of it; the sale can be reversed. */
async function paidFromASale(pan: string) {
  const { commission, identity } = scene;
  const memberId = await commission.member({ plan: 'Gold' });
  const one = sale({ upline: [upline(1, { memberId })] });
  await commission.tell(OnPlanApproved, planApproved, one);
  identity.knows(memberId, { pan });
  const payoutId = await tax.ask(memberId, 240);
  return { memberId, payoutId, reverse: () => commission.tell(OnSaleReversed, saleReversed, reversalOf(one)) };
}
const registered = async (payoutId: string) => {
  const today = indianDay(new Date());
  const quarter = Math.floor(((Number(today.slice(5, 7)) + 8) % 12) / 3) + 1;
  const query = { year: firstYearOf(new Date()), quarter };
  const { body } = await scene.commission.call(taxRegister, headId, { query });
  return body.rows.find((row) => row.payoutId === payoutId)?.tax;
};

describe('a sale that is reversed while the batch is open', () => {
  it('before the file: its payee is left out, is taxed nothing, and is paid in no other way', async () => {
    const [steady, { memberId, payoutId, reverse }] = [
      await paidFromASale('STEAD0000A'),
      await paidFromASale('REVER0000A'),
    ];
    const batch = await scene.made(steady.payoutId, payoutId);
    await reverse();
    const { text } = await scene.file(batch._id);
    expect([text.includes(batch.rows[0]!.reference), text.includes(batch.rows[1]!.reference)]).toEqual([true, false]);
    expect((await scene.get(batch._id)).rows[1]).toMatchObject({ state: 'released', leftOut: 'not-covered' });
    expect((await tax.approve(memberId, payoutId)).error?.code).toBe('COMMISSION.NOT_COVERED');
    expect((await scene.make(payoutId)).error?.code).toBe('COMMISSION.NOTHING_TO_BATCH');
    await scene.payouts.decide(memberId, payoutId, 'Rejected');
    expect(await registered(payoutId)).toBeUndefined();
    expect((await scene.commission.amounts(memberId)).commission).toMatchObject({ available: 0, reserved: 0 });
  });

  it('after the file: what the bank paid is recorded with its tax, and the debt stays', async () => {
    const { memberId, payoutId, reverse } = await paidFromASale('AFTER0000A');
    const batch = await scene.made(payoutId);
    await scene.file(batch._id);
    await reverse();
    const taken = await scene.take(batch._id, answer(batch.rows));
    expect(taken.body.rows[0]!.outcome).toBe('paid');
    expect(await registered(payoutId)).toBe(5);
    expect((await scene.commission.amounts(memberId)).commission).toMatchObject({ available: -24_000, reserved: 0 });
  });

  it('after the file that the bank refused: nobody pays the debtor', async () => {
    const { memberId, payoutId, reverse } = await paidFromASale('REFUS0000A');
    const batch = await scene.made(payoutId);
    await scene.file(batch._id);
    await reverse();
    const taken = await scene.take(batch._id, answer(batch.rows, 'Rejected'));
    expect(taken.body.rows[0]!.outcome).toBe('failed');
    expect((await tax.approve(memberId, payoutId)).error?.code).toBe('COMMISSION.NOT_COVERED');
  });
});

describe('tax of one batch', () => {
  it('two accounts of one PAN cross the threshold together, and a PAN that changes after it changes nothing of it', async () => {
    const [a, b] = [await tax.person('TWOAC0000A'), await tax.person('TWOAC0000A')];
    const [first, second] = [await tax.ask(a, 90), await tax.ask(b, 60)];
    const batch = await scene.made(first, second);
    expect(batch.rows).toMatchObject([{ tax: 0 }, { tax: 3 }]);
    scene.identity.knows(b, { pan: 'OTHER0000A' });
    const { text } = await scene.file(batch._id);
    expect(text).toContain('57.00');
    await scene.take(batch._id, answer(batch.rows));
    expect(await registered(second)).toBe(3);
    // What is paid under the new one begins a sum of its own.
    expect(await tax.paid(b, 50)).toEqual([0, 50]);
  });

  it('whose first payout fails: the second keeps what was deducted, and the year has never more than the law takes', async () => {
    const memberId = await tax.person('FIRST0000A');
    const [first, second] = [await tax.ask(memberId, 90), await tax.ask(memberId, 60)];
    const batch = await scene.made(first, second);
    await scene.file(batch._id);
    const [low, taxed] = [batch.rows.slice(0, 1), batch.rows.slice(1)];
    await scene.take(batch._id, answer(low, 'Rejected'));
    await scene.take(batch._id, answer(taxed));
    const again = await scene.made(first);
    await scene.file(again._id);
    await scene.take(again._id, answer(again.rows));
    // 2 % of 150 rupees, though the first one was ordered twice.
    expect((await scene.payouts.balanceOf(memberId)).tax).toBe(3);
    const late = await scene.take(batch._id, answer(low));
    expect(late.body.rows[0]!.outcome).toBe('paid-after-all');
    expect((await scene.payouts.balanceOf(memberId)).tax).toBe(3);
  });
});

describe('a payout that changed its batch', () => {
  it('is paid by the answer to the batch that it is in, by no earlier one, and not by hand', async () => {
    const { memberId, payoutId } = await scene.payout();
    const first = await scene.made(payoutId);
    await scene.file(first._id);
    const lastFile = (await scene.get(first._id)).rows[0]!.filedAt!;
    expect((await scene.cancel(first._id, true, lastFile)).status).toBe(200);
    const second = await scene.made(payoutId);
    await scene.file(second._id);
    const [late, byHand, now] = await Promise.all([
      scene.take(first._id, answer(first.rows)),
      tax.approve(memberId, payoutId),
      scene.take(second._id, answer(second.rows)),
    ]);
    expect(late.body.rows[0]!.outcome).toBe('paid-after-all');
    expect(byHand.status).toBe(409);
    expect(now.body.rows[0]!.outcome).toBe('paid');
    expect(await scene.commission.postings({ memberId, kind: 'payout-approved' })).toHaveLength(1);
  });
});
