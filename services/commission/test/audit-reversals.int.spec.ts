import { creditCorrected, planApproved, saleReversed, type AuditedSale } from '@deepam/contracts';
import { removeCollections } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runAudit } from '../src/audit/run-audit.js';
import { OnPlanApproved, OnSaleReversed } from '../src/sales/on-network-events.js';
import { SaleRebuilder } from '../src/sales/sale-rebuilder.js';
import { TestCommission } from './commission-harness.js';
import { saysInLog } from './network-log.js';
import { OwnersServer } from './owners-server.js';
import { reversalOf, sale, upline, type ApprovedPlan } from './sale-builder.js';

const longAgo = '2025-06-01T10:00:00.000Z';
const sales = new Map<string, AuditedSale>();
let commission: TestCommission;
let owners: OwnersServer;
let member: string;

beforeAll(async () => {
  commission = await TestCommission.start();
  owners = await OwnersServer.start(sales, new Map(), new Set());
  member = await commission.member({ plan: 'Gold' });
});
afterAll(async () => {
  await owners.close();
  await removeCollections(`${commission.prefix}_network`);
  await commission.stop();
});

async function sells(): Promise<ApprovedPlan> {
  const soldPlan = sale({ approvedAt: longAgo, upline: [upline(1, { memberId: member }), upline(2)] });
  const { saleId: _id, memberId, plan, payment, amountPaise, upline: above, approvedAt } = soldPlan;
  sales.set(_id, { _id, memberId, plan, payment, amountPaise, upline: above, approvedAt, approval: 'credit' });
  await saysInLog(commission, planApproved, soldPlan, longAgo);
  await commission.tell(OnPlanApproved, planApproved, soldPlan);
  return soldPlan;
}

async function reverses(one: ApprovedPlan, isPriceOwed = true): Promise<void> {
  const reversal = reversalOf(one, { isPriceOwed });
  const owed = isPriceOwed && { isPriceOwed: true as const };
  sales.set(one.saleId, { ...sales.get(one.saleId)!, reversedAt: reversal.reversedAt, ...owed });
  await saysInLog(commission, saleReversed, reversal, reversal.reversedAt);
  await commission.tell(OnSaleReversed, saleReversed, reversal);
}

async function audit(): Promise<string> {
  const config = Object.entries({ ...commission.config, NETWORK_URL: owners.url, COTTON_ORDER_URL: owners.url });
  const env = Object.fromEntries(config.map(([name, value]) => [name, String(value)]));
  let output = '';
  await runAudit([], env, (text) => (output += text));
  return output;
}
const nothingFound = /findings: 0\ndifference: 0 paise$/;

async function auditWhen(changed: AuditedSale): Promise<string> {
  const before = sales.get(changed._id)!;
  sales.set(changed._id, changed);
  const output = await audit();
  sales.set(changed._id, before);
  return output;
}
const rows = (name: string) => commission.db.collection<{ _id: string }>(name);

it('a sale that is reversed on one side only is found', async () => {
  const soldPlan = await sells();
  const stands = sales.get(soldPlan.saleId)!;
  const early = await auditWhen({ ...stands, reversedAt: longAgo });
  expect(early).toContain(`The sale ${soldPlan.saleId} is reversed in network and stands in commission`);
  await reverses(soldPlan);
  expect(await audit()).toMatch(nothingFound);
  const late = await auditWhen(stands);
  expect(late).toContain(`The sale ${soldPlan.saleId} is reversed in commission and stands in network`);
});

it('a price that is owed on one side only is found', async () => {
  const [one, unpaid] = [await sells(), await sells()];
  await reverses(one);
  await reverses(unpaid, false);
  expect(await audit()).toMatch(nothingFound);
  const { isPriceOwed: _, ...never } = sales.get(one.saleId)!;
  expect(await auditWhen(never)).toContain(
    `The plan-refund ${one.saleId} of 2500.00 rupees is not what its owner says`,
  );
  const owed = await auditWhen({ ...sales.get(unpaid.saleId)!, isPriceOwed: true });
  expect(owed).toContain(`The plan-refund ${unpaid.saleId} of 2500.00 rupees is owed to nobody`);
});

it('a lost reversal is restored from the events, and no credit is published twice', async () => {
  const soldPlan = await sells();
  await reverses(soldPlan);
  const before = await commission.amounts(member);
  const corrections = (await commission.outboxEventsOf(creditCorrected)).length;
  const [lost] = await commission.postings({
    'reference.saleId': soldPlan.saleId,
    kind: 'correction',
    memberId: member,
  });
  await rows('postings').deleteOne({ _id: lost!._id });
  expect(await audit()).toContain(
    `25000 paise are left of commission:${soldPlan.saleId}:${member}:1, whose sale was reversed`,
  );
  await commission.get(SaleRebuilder).rebuild();
  expect(await audit()).toMatch(nothingFound);
  expect(await commission.amounts(member)).toEqual(before);
  expect(await commission.outboxEventsOf(creditCorrected)).toHaveLength(corrections);
});

it.each([true, false])(
  'a lost sale with its reversal is credited and reversed again, with its price owed or not: %s',
  async (isPriceOwed) => {
    const soldPlan = await sells();
    await reverses(soldPlan, isPriceOwed);
    const before = await commission.amounts(member);
    await rows('postings').deleteMany({ 'reference.saleId': soldPlan.saleId });
    await rows('sales').deleteOne({ _id: soldPlan.saleId });
    await rows('reversed_sales').deleteOne({ _id: soldPlan.saleId });
    await commission.get(SaleRebuilder).rebuild();
    expect(await audit()).toMatch(nothingFound);
    expect(await commission.amounts(member)).toEqual(before);
  },
);
