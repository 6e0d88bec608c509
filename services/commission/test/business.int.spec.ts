import {
  businessJournalCsv,
  businessOverview,
  businessReport,
  businessReportCsv,
  commissionRequest,
  indianDay,
  planApproved,
  saleReversed,
  updateCommissionStatus,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runRecount } from '../src/business/count/run-recount.js';
import { headId, TestCommission } from './commission-harness.js';
import { reversalOf, sale, upline } from './sale-builder.js';

let commission: TestCommission;
let leave: () => Promise<void>;
let member: string;
beforeAll(async () => {
  commission = await TestCommission.start();
  ({ leave } = await commission.replica());
  member = await commission.member({ plan: 'Gold' });
});
afterAll(async () => {
  await leave();
  await commission.stop();
});

const overview = async () => (await commission.call(businessOverview, headId)).body;
const counted = () => poll(async () => (await overview()).uncounted === 0);
const rows = (name: string) => commission.db.collection<{ _id: string }>(name);
const today = indianDay(new Date());

it('totals follow sales, reversals and payouts that arrive twice, on two processes, and agree with the audit', async () => {
  const approvedAt = new Date().toISOString();
  const sold = Array.from({ length: 6 }, () =>
    sale({ approvedAt, upline: [upline(1, { memberId: member, name: 'Asha' })] }),
  );
  await Promise.all(
    [...sold, ...sold].map((one) => commission.hears(planApproved, one, `${one.saleId}`).catch(() => undefined)),
  );
  await poll(async () => (await commission.postings({ kind: 'sale' })).length === 6);
  for (const [at, isPriceOwed] of [true, false].entries()) {
    const reversed = reversalOf(sold[at]!, { reversedAt: new Date().toISOString(), isPriceOwed });
    await commission.takesIn(saleReversed, reversed);
  }
  for (const status of ['Approved', 'Rejected'] as const) {
    const { entry } = (await commission.call(commissionRequest, member, { body: { commissionAmount: 30 } })).body;
    await commission.call(updateCommissionStatus, headId, {
      body: { userId: member, commissionId: entry._id, status },
    });
  }
  await counted();
  const { today: figures, owed, month, days } = await overview();
  expect(figures).toMatchObject({ received: 15_000, givenBack: 5000, commission: 1500, takenBack: 500, paid: 30 });
  expect(owed).toMatchObject({ payable: 970, requested: 0, deposits: 0, refunds: 2500 });
  expect(month.received).toBe(15_000);
  expect(days.at(-1)).toEqual({ day: today, received: 15_000, paid: 30 });
  expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
});

it('totals are reported by day, plan, level and sponsor, with a sum', async () => {
  const report = async (by: 'day' | 'plan' | 'level' | 'sponsor') =>
    (await commission.call(businessReport, headId, { query: { by, from: today, to: today } })).body;
  expect((await report('day')).total).toMatchObject({ received: 15_000, paid: 30 });
  expect((await report('plan')).rows).toEqual([
    {
      key: 'Gold',
      figures: {
        sales: 6,
        received: 15e3,
        commission: 1500,
        companyShare: 13500,
        reversed: 2,
        givenBack: 5e3,
      },
    },
  ]);
  expect((await report('level')).rows).toEqual([
    { key: '1', figures: { credits: 6, commission: 1500, takenBack: 500 } },
  ]);
  expect((await report('sponsor')).rows).toEqual([
    { key: member, name: 'Asha', figures: { sales: 6, received: 15_000, commission: 1500 } },
  ]);
  const file = await commission.call(businessReportCsv, headId, { query: { by: 'plan', from: today, to: today } });
  expect(file.text).toContain('Total,6,15000.00,1500.00,13500.00,2,5000.00');
});

it('the journal has equal debits and credits', async () => {
  const { text } = await commission.call(businessJournalCsv, headId, { query: { from: today, to: today } });
  const [, debit, credit] = text.match(/\r\nTotal,,([\d.]+),([\d.]+),/)!;
  expect([debit, Number(debit) > 0]).toEqual([credit, true]);
  expect(text.split('\r\n')).toHaveLength(1 + (await commission.postings()).flatMap(({ lines }) => lines).length + 2);
});

it('the audit finds a wrong day, and a recount corrects it and brings lost days back', async () => {
  const before = await overview();
  await rows('business_days').updateOne({ _id: today }, { $inc: { 'sums.0.amountPaise': 1 } });
  expect((await commission.audit()).sentences.join()).toMatch(/is counted as -?\d+ paise, its postings say/);
  const env = { MONGO_URL: process.env['MONGO_URL'], MONGO_DB_PREFIX: commission.prefix };
  expect(await runRecount([], env, () => undefined)).toBe(0);
  await counted();
  expect((await commission.audit()).findings).toBe(0);
  for (const name of ['business_days', 'business_months']) await rows(name).deleteMany({});
  expect(await runRecount([], env, () => undefined)).toBe(0);
  await counted();
  expect(await overview()).toMatchObject({ today: before.today, owed: before.owed });
});
