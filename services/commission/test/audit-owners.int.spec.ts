import {
  addEarnings,
  commissionCredited,
  commissionRequest,
  correctPosting,
  cottonApproved,
  planApproved,
  returnApproved,
  updateCommissionStatus,
  type AuditedCredit,
  type AuditedOrder,
  type AuditedSale,
} from '@deepam/contracts';
import { EventArchiver } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { removeCollections } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAudit } from '../src/audit/run-audit.js';
import { OnOrderApproved } from '../src/deposits/on-order-approved.js';
import { OnDepositReturned } from '../src/deposits/on-deposit-returned.js';
import { OnReturnApproved } from '../src/earnings/on-return-approved.js';
import { marksFor } from '../src/ledger/persistence/day-mark.schema.js';
import { OnPlanApproved } from '../src/sales/on-network-events.js';
import { CommissionService } from '../src/sales/commission.service.js';
import { SaleRebuilder } from '../src/sales/sale-rebuilder.js';
import { headId, TestCommission } from './commission-harness.js';
import { saysInLog } from './network-log.js';
import { OwnersServer } from './owners-server.js';
import { sale, upline, type ApprovedPlan } from './sale-builder.js';
import { approvedAlone, depositOwed } from './example-credit.js';

let commission: TestCommission;
let member: string;
let owners: OwnersServer;
const sales = new Map<string, AuditedSale>();
const orders = new Map<string, AuditedOrder>();
const unsaid = new Set<string>();
const credits: AuditedCredit[] = [];

const sold: ApprovedPlan[] = [];
const longAgo = '2025-06-01T10:00:00.000Z';
const orderId = newId();

beforeAll(async () => {
  commission = await TestCommission.start();
  owners = await OwnersServer.start(sales, orders, unsaid, credits);

  member = await commission.member({ plan: 'Gold' });
  for (const amountPaise of [75_000, 150_000, 250_000]) {
    const soldPlan = sale({ amountPaise, approvedAt: longAgo, upline: [upline(1, { memberId: member }), upline(2)] });
    await sells(soldPlan);
  }
  await commission.call(addEarnings, headId, { body: { earning: 50, userId: member } });
  const facts = { orderId, memberId: member, memberName: 'Asha', quantityKg: 3, occurredAt: longAgo };
  await commission.tell(OnOrderApproved, cottonApproved, facts);
  const returned = {
    ...facts,
    makingChargePaise: 90_000,
    depositPaise: 120_000,
    approval: approvedAlone,
    ...depositOwed,
  };
  await commission.tell(OnReturnApproved, returnApproved, returned);
  await commission.tell(OnDepositReturned, returnApproved, returned);
  orders.set(orderId, {
    _id: orderId,
    memberId: member,
    quantityKg: 3,
    requestedAt: longAgo,
    approvedAt: longAgo,
    isReturned: true,
    returnApprovedAt: longAgo,
  });
  const { entry } = (await commission.call(commissionRequest, member, { body: { commissionAmount: 100 } })).body;
  await commission.call(updateCommissionStatus, headId, {
    body: { userId: member, commissionId: entry._id, status: 'Approved' },
  });
});
afterAll(async () => {
  await owners.close();
  await removeCollections(`${commission.prefix}_network`);
  await commission.stop();
});

async function sells(one: ApprovedPlan, isDelivered = true): Promise<void> {
  const { saleId: _id, memberId, plan, payment, amountPaise, upline: above, approvedAt } = one;
  sales.set(_id, { _id, memberId, plan, payment, amountPaise, upline: above, approvedAt, approval: 'credit' });
  sold.push(one);
  await saysInLog(commission, planApproved, one, approvedAt);
  if (isDelivered) await commission.tell(OnPlanApproved, planApproved, one);
}

async function audit(...args: string[]): Promise<{ code: number; output: string }> {
  const config = Object.entries({ ...commission.config, NETWORK_URL: owners.url, COTTON_ORDER_URL: owners.url });
  const env = Object.fromEntries(config.map(([name, value]) => [name, String(value)]));
  let output = '';
  const code = await runAudit(args, env, (text) => (output += text));
  return { code, output };
}

const rows = (name: string) => commission.db.collection<{ _id: string }>(name);
const restore = () => commission.get(SaleRebuilder).rebuild();

async function loses({ saleId }: ApprovedPlan, { balancesToo }: { balancesToo: boolean }): Promise<void> {
  const lost = await commission.postings({ 'reference.saleId': saleId, kind: { $in: ['sale', 'commission'] } });
  for (const { lines } of balancesToo ? lost : []) {
    for (const { account, amountPaise } of lines) {
      const [owner, id, ...path] = account.split(':');
      const [filter, field] =
        owner === 'company' ? [{ company: { $exists: true } }, `company.${id}`] : [{ _id: id! }, path.join('.')];
      await rows('balances').updateOne(filter as object, { $inc: { [field]: -amountPaise } });
    }
  }
  await rows('postings').deleteMany({ _id: { $in: lost.map(({ _id }) => _id) } });
  await rows('sales').deleteOne({ _id: saleId });
  await rows('business_day_marks').insertMany(marksFor(lost.map(({ occurredAt }) => occurredAt)));
}

async function findingsWhen<T>(all: Map<string, T>, id: string, changed: T | null): Promise<string> {
  const before = all.get(id);
  if (changed === null) all.delete(id);
  else all.set(id, changed);
  const { code, output } = await audit();
  if (before === undefined) all.delete(id);
  else all.set(id, before);
  expect(code).toBe(1);
  return output;
}

describe('the approval of a return', () => {
  async function auditedWith(approval: object | undefined): Promise<{ code: number; output: string }> {
    const filter = { key: `making-charge:${orderId}` };
    const before = (await rows('postings').findOne(filter))!;
    const update = approval
      ? { $set: { 'reference.approval': approval } }
      : { $unset: { 'reference.approval': '' as const } };
    await rows('postings').updateOne(filter, update);
    try {
      return await audit();
    } finally {
      await rows('postings').replaceOne({ _id: before._id }, before);
    }
  }
  // The return of 3 kg moves 2 100 rupees, and 1 200 of them are the deposit.
  const asked = { ...approvedAlone, neededAbovePaise: 100_000, decidedBy: newId() };

  it('an unpaid order whose approvals come from one person is reported', async () => {
    const { code, output } = await auditedWith(asked);
    expect(code).toBe(1);
    expect(output).toContain(`making-charge:${orderId} follows from an order without a credit of the bank`);
    expect(output).toContain('difference: 90000 paise');
  });

  it('a paid order with a return without a second approver is reported', async () => {
    expect((await auditedWith({ ...asked, isOrderPaid: true })).output).toContain('a return without a second approver');
  });

  it('a posting without a record of its approval is reported', async () => {
    expect((await auditedWith(undefined)).code).toBe(1);
  });

  it('a return with a credit of the bank and a second approver is in order', async () => {
    const approved = { ...asked, isOrderPaid: true, approvalId: newId(), approverId: newId() };
    expect(await auditedWith(approved)).toMatchObject({ code: 0 });
  });
});

describe('the audit across the owners', () => {
  it('the audit finds nothing if all services agree', async () => {
    const { code, output } = await audit();
    expect(output).toMatch(/on the way: 0\nfindings: 0\ndifference: 0 paise$/);
    expect(code).toBe(0);
  });

  it('the audit finds a credit that pays for a request and is also the return of a transfer', async () => {
    const [key, ownerId] = ['a'.repeat(32), newId()];
    const use = { kind: 'plan', ownerId };
    credits.push({ _id: 'b'.repeat(32), key, amountPaise: 75_000, kind: 'plan' as const, ownerId, use });
    expect((await audit()).output).toMatch(/findings: 0\n/);
    const [transfer] = await rows('transfers').find().limit(1).toArray();
    const line = { source: 'statement-line', sourceId: key, says: 'returned', day: '2020-01-01', amountPaise: 75_000 };
    await rows('transfers').updateOne({ _id: transfer!._id }, { $push: { evidence: line } } as never);
    const { code, output } = await audit();
    const sentence = `The credit ${'b'.repeat(32)} pays for the plan request ${ownerId} and is the return of the transfer ${transfer!._id}`;
    expect([code, output.includes(sentence)]).toEqual([1, true]);
    await rows('transfers').updateOne({ _id: transfer!._id }, { $pop: { evidence: 1 } } as never);
    credits.length = 0;
  });

  it('the audit finds a sale that was approved without a basis', async () => {
    const soldPlan = sold[0]!;
    const output = await findingsWhen(sales, soldPlan.saleId, { ...sales.get(soldPlan.saleId)!, approval: null });
    expect(output).toContain(
      `The sale ${soldPlan.saleId} was approved without a credit, a second approver or the head`,
    );
  });

  it('the audit finds a sale that was approved on a credit whose number another account has sent', async () => {
    const soldPlan = sold[0]!;
    const output = await findingsWhen(sales, soldPlan.saleId, {
      ...sales.get(soldPlan.saleId)!,
      isCreditClaimed: true,
    });
    expect(output).toContain(
      `The sale ${soldPlan.saleId} was approved on its credit only, and another account has sent`,
    );
  });

  it('the audit finds a sale whose credit a debit reverses, unless the sale was reversed', async () => {
    const soldPlan = sold[0]!;
    const owned = sales.get(soldPlan.saleId)!;
    const creditReversedOn = '2026-11-20';
    const output = await findingsWhen(sales, soldPlan.saleId, { ...owned, creditReversedOn });
    expect(output).toContain(`The sale ${soldPlan.saleId} stands although a debit of 2026-11-20 takes its credit back`);
    const reversedAt = commission.clock.now().toISOString();
    sales.set(soldPlan.saleId, { ...owned, creditReversedOn, reversedAt });
    const { output: reversed } = await audit();
    sales.set(soldPlan.saleId, owned);
    expect(reversed).not.toContain('although');
  });

  it('the audit finds a reversed sale whose price is owed although a debit reverses the credit', async () => {
    const soldPlan = sold[0]!;
    const reversal = { reversedAt: commission.clock.now().toISOString(), isPriceOwed: true as const };
    const changed = { ...sales.get(soldPlan.saleId)!, ...reversal, creditReversedOn: '2026-11-20' };
    expect(await findingsWhen(sales, soldPlan.saleId, changed)).toContain(
      `The price of the reversed sale ${soldPlan.saleId} is owed although a debit of 2026-11-20 takes its credit back`,
    );
  });

  it('the audit finds an approved order whose credit a debit reverses', async () => {
    const taken = (id: string, ownerId: string): AuditedCredit => {
      const owner = { kind: 'cotton' as const, ownerId };
      return { _id: id, key: id, amountPaise: 120_000, ...owner, use: owner, reversedOn: '2026-11-20' };
    };
    const waiting = newId();
    credits.push(taken('d'.repeat(32), orderId), taken('e'.repeat(32), waiting));
    const { output } = await audit();
    credits.length = 0;
    expect(output).toContain(
      `The order ${orderId} counts as paid although a debit of 2026-11-20 takes its credit back`,
    );
    expect(output).toMatch(/findings: 1\n.*\ndifference: 120000 paise$/);
  });

  it.each([
    ['as a restored backup would', true],
    ['leaving the balances', false],
  ])(
    'the audit finds a sale that is lost with its postings, %s, and the events repair it',
    async (_how, balancesToo) => {
      const lost = sold[1]!;
      const before = await commission.amounts(member);
      const credits = (await commission.outboxEventsOf(commissionCredited)).length;
      await loses(lost, { balancesToo });
      const { code, output } = await audit();
      expect(output).toContain(`The sale ${lost.saleId} of 1500.00 rupees is missing in commission`);
      expect(code).toBe(1);
      if (balancesToo) expect((await audit('--ledger-only')).code).toBe(0);

      expect(await restore()).toBe(1);
      expect((await audit()).output).toMatch(/findings: 0\ndifference: 0 paise$/);
      expect(await commission.amounts(member)).toEqual(before);
      expect(await commission.outboxEventsOf(commissionCredited)).toHaveLength(credits);
      expect(await restore()).toBe(0);
    },
  );

  it('the audit repairs a sale with a partly reversed credit, and publishes a credit whose event was lost', async () => {
    const soldPlan = sold[0]!;
    const [credit] = await commission.postings({ key: `commission:${soldPlan.saleId}:${member}:1` });
    const body = { postingId: credit!._id, reason: 'Too much', amount: 20 };
    expect((await commission.call(correctPosting, headId, { body })).status).toBe(201);
    const before = await commission.amounts(member);
    await loses(soldPlan, { balancesToo: true });
    expect(await restore()).toBe(1);
    expect(await commission.amounts(member)).toEqual(before);
    expect((await audit()).output).toMatch(/findings: 0\ndifference: 0 paise$/);

    const unheard = sale({ amountPaise: 75_000, approvedAt: longAgo, upline: [upline(1, { memberId: member })] });
    await sells(unheard, false);
    expect((await audit()).output).toContain(`The sale ${unheard.saleId} of 750.00 rupees is missing`);
    expect(await restore()).toBe(1);
    expect((await commission.outboxEventsOf(commissionCredited)).at(-1)).toMatchObject({
      saleId: unheard.saleId,
      level: 1,
    });
    expect((await audit()).code).toBe(0);
  });

  it('the audit publishes no credit again that enters the archive while sales are repaired', async () => {
    const lost = [sold[1]!, sold[2]!];
    const credits = { routingKey: commissionCredited.routingKey };
    await commission.db
      .collection('outbox')
      .updateMany(credits, { $set: { publishedAt: new Date() }, $unset: { availableAt: 1 } });
    for (const soldPlan of lost) await loses(soldPlan, { balancesToo: true });
    const service = commission.get(CommissionService);
    const archiver = commission.get(EventArchiver);
    const { publishCredits } = service;
    // The archive file is written between the first sale and the second.
    service.publishCredits = async (...args) => {
      service.publishCredits = publishCredits;
      while (await archiver.archive(Date.now() + 500 * 86_400_000));
      return publishCredits.apply(service, args);
    };
    expect(await restore()).toBe(2);
    expect(await commission.outboxEventsOf(commissionCredited)).toEqual([]);
    expect((await audit()).output).toMatch(/findings: 0\ndifference: 0 paise$/);
  });

  it('the audit reports no posting as lost while its event is on its way', async () => {
    const now = sale({ amountPaise: 75_000, approvedAt: new Date().toISOString(), upline: [upline(1)] });
    await sells(now, false);
    expect((await audit()).output).toMatch(/on the way: 1\nfindings: 0\n/);
    expect((await audit('--grace=0')).output).toContain(`The sale ${now.saleId} of 750.00 rupees is missing`);
    unsaid.add(now.saleId);
    expect((await audit('--grace=0')).output).toMatch(/on the way: 1\nfindings: 0\n/);
    unsaid.clear();
    await commission.tell(OnPlanApproved, planApproved, now);
    expect((await audit('--grace=0')).output).toMatch(/on the way: 0\nfindings: 0\n/);
  });

  it('the audit reports no fact as wrong that its owner had not committed at the time of the reading', async () => {
    const occurredAt = new Date(Date.now() - 1_000).toISOString();
    const late = sale({ amountPaise: 75_000, approvedAt: occurredAt, upline: [upline(1)] });
    await commission.tell(OnPlanApproved, planApproved, late);
    const order = { orderId: newId(), memberId: member, memberName: 'Asha', quantityKg: 1, occurredAt };
    await commission.tell(OnOrderApproved, cottonApproved, order);
    expect((await audit()).output).toMatch(/on the way: 2\nfindings: 0\ndifference: 0 paise$/);
    const strict = (await audit('--grace=0')).output;
    expect(strict).toContain(`The sale ${late.saleId} is none of network's`);
    expect(strict).toContain(`The posting deposit-held:${order.orderId} belongs to no order`);
    const { saleId: _id, memberId, plan, payment, amountPaise, upline: above } = late;
    const soldLate = { _id, memberId, plan, payment, amountPaise, upline: above, approvedAt: occurredAt };
    sales.set(_id, { ...soldLate, approval: 'head' });
    const { orderId: orderedId } = order;
    orders.set(orderedId, {
      _id: orderedId,
      memberId: member,
      quantityKg: 1,
      requestedAt: occurredAt,
      approvedAt: occurredAt,
      isReturned: false,
      returnApprovedAt: null,
    });
    expect((await audit('--grace=0')).output).toMatch(/on the way: 0\nfindings: 0\n/);
  });

  it('the audit finds a sale with another amount or other uplines, or one that its owner does not have', async () => {
    const { saleId } = sold[2]!;
    const owned = sales.get(saleId)!;
    expect(await findingsWhen(sales, saleId, { ...owned, amountPaise: 250_001 })).toContain(
      `The sale ${saleId} is 2500.01 rupees in network and 2500.00 rupees in commission\n`,
    );
    expect(await findingsWhen(sales, saleId, { ...owned, upline: [] })).toContain(
      `The sale ${saleId} has another buyer, plan, moment or upline in network than in commission`,
    );
    expect(await findingsWhen(sales, saleId, null)).toContain(`The sale ${saleId} is none of network's`);
  });

  it('the audit finds a payment that is used twice', async () => {
    const [one, other] = [sold[0]!.saleId, sold[1]!.saleId];
    const utr = '612345678901';
    const first = sales.get(one)!;
    sales.set(one, { ...first, utr });
    expect((await audit()).code).toBe(0);
    const twice = await findingsWhen(sales, other, { ...sales.get(other)!, utr });
    expect(twice).toContain(`findings: 1\n  - The UTR ${utr} stands for the sale ${one} and for the sale ${other}\n`);
    const doubleUse = await findingsWhen(orders, orderId, { ...orders.get(orderId)!, utr });
    expect(doubleUse).toContain(`The UTR ${utr} stands for the sale ${one} and for the order ${orderId}\n`);
    sales.set(one, first);
  });

  it('the audit finds a return that is missing, duplicate, or of another weight', async () => {
    const owned = orders.get(orderId)!;
    const lost = { ...owned, _id: newId() };
    const missing = await findingsWhen(orders, lost._id, lost);
    for (const kind of ['deposit-held', 'making-charge'])
      expect(missing).toContain(`The ${kind} of the order ${lost._id}`);
    expect(missing).toContain(`The deposit-refund ${lost._id} of 1200.00 rupees is owed to nobody`);
    const open = await findingsWhen(orders, orderId, { ...owned, isReturned: false, returnApprovedAt: null });
    expect(open).toContain(`The posting making-charge:${orderId} belongs to no order`);
    expect(open).toContain(`The deposit-refund ${orderId} of 1200.00 rupees is not what its owner says`);
    expect(await findingsWhen(orders, orderId, { ...owned, quantityKg: 2 })).toContain(
      `The making-charge of the order ${orderId} is 900.00 rupees, its 2 kg make 600.00`,
    );
    expect(await findingsWhen(orders, orderId, null)).toContain(
      `The posting deposit-held:${orderId} belongs to no order`,
    );
  });

  it('the audit names an owner that does not answer in a sentence', async () => {
    const config = Object.entries({
      ...commission.config,
      NETWORK_URL: 'http://127.0.0.1:9',
      COTTON_ORDER_URL: 'http://127.0.0.1:9',
    });
    let output = '';
    const env = Object.fromEntries(config.map(([name, value]) => [name, String(value)]));
    expect(await runAudit([], env, (text) => (output += text))).toBe(1);
    expect(output).toContain('The audit failed');
  });
});
