import { balance, commissionRequest, correctPosting, planApproved, returnApproved } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OnReturnApproved } from '../src/earnings/on-return-approved/on-return-approved.handler.js';
import { HoldReleaser } from '../src/ledger/hold-release/hold-releaser.js';
import { OnPlanApproved } from '../src/sales/on-plan-approved/on-plan-approved.handler.js';
import { headId, TestCommission } from './commission-harness.js';
import { sale, upline } from './sale-builder.js';

const soldAt = '2025-06-01T10:00:00.000Z';
const DAY = 86_400_000;
let commission: TestCommission;
beforeAll(async () => {
  commission = await TestCommission.start({ holdDays: 7 });
});
afterAll(() => commission.stop());

const credited = async (count = 1): Promise<string> => {
  const memberId = await commission.member({ plan: 'Gold' });
  for (let index = 0; index < count; index++) {
    const one = sale({ upline: [upline(1, { memberId })], approvedAt: soldAt });
    await commission.tell(OnPlanApproved, planApproved, one);
  }
  return memberId;
};
const release = () => commission.get(HoldReleaser).releaseDue();

describe('with hold days', () => {
  it('commission is pending and cannot be asked for, until the days are over', async () => {
    commission.clock.set(soldAt);
    const member = await credited();
    expect((await commission.call(balance, member)).body).toMatchObject({
      commission: 250,
      pending: 250,
      available: 0,
    });
    const asked = await commission.call(commissionRequest, member, { body: { commissionAmount: 1 } });
    expect(asked.error?.code).toBe('COMMISSION.AMOUNT_TOO_HIGH');
    commission.clock.advance(7 * DAY - 1);
    expect(await release()).toBe(0);
    commission.clock.advance(1);
    expect(await release()).toBe(1);
    expect((await commission.call(balance, member)).body).toMatchObject({
      commission: 250,
      pending: 0,
      available: 250,
    });
    expect(await release()).toBe(0);
  });

  it('a making charge waits as well', async () => {
    commission.clock.set(soldAt);
    const memberId = await commission.member();
    const event = { orderId: newId(), memberId, memberName: 'A', quantityKg: 1, occurredAt: soldAt };
    await commission.tell(OnReturnApproved, returnApproved, {
      ...event,
      makingChargePaise: 30_000,
      depositPaise: 40_000,
    });
    expect((await commission.amounts(memberId)).earnings).toMatchObject({ pending: 30_000, available: 0 });
    commission.clock.advance(7 * DAY);
    expect(await release()).toBe(1);
    expect((await commission.amounts(memberId)).earnings).toMatchObject({ pending: 0, available: 30_000 });
  });

  it('replicas that release at the same time release each credit once', async () => {
    commission.clock.set(soldAt);
    const member = await credited(6);
    commission.clock.advance(7 * DAY);
    const counts = await Promise.all([release(), release(), release()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect((await commission.amounts(member)).commission).toMatchObject({ pending: 0, available: 6 * 25_000 });
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('a hold that does not fit its account any more holds up nobody else', async () => {
    commission.clock.set(soldAt);
    const damaged = await credited();
    const holds = commission.db.collection('holds');
    // By hand: more than the account has, and one without an amount.
    await holds.updateOne({ memberId: damaged }, { $set: { amountPaise: 9_999_999, releaseAt: new Date(0) } });
    const empty = await credited();
    await holds.updateOne({ memberId: empty }, { $set: { amountPaise: null, releaseAt: new Date(0) } });
    const again = await credited();
    const postings = commission.db.collection<{ _id: string; key: string }>('postings');
    const hold = await holds.findOneAndUpdate({ memberId: again }, { $set: { releaseAt: new Date(0) } });
    const [posting] = await postings.find({ memberId: again }).toArray();
    // Its release stands in the book already.
    await postings.insertOne({ ...posting!, _id: newId(), key: `release:${String(hold!._id)}` });
    const other = await credited();
    commission.clock.advance(7 * DAY);
    expect(await release()).toBe(1);
    await postings.deleteOne({ key: `release:${String(hold!._id)}` });
    await holds.updateOne({ memberId: again }, { $set: { releaseAt: commission.clock.now() } });
    expect(await release()).toBe(1);
    expect((await commission.amounts(other)).commission).toMatchObject({ pending: 0, available: 25_000 });
    expect((await commission.audit()).findings).toBe(2);
    await holds.updateMany({ memberId: { $in: [damaged, empty] } }, { $set: { amountPaise: 25_000 } });
    expect(await release()).toBe(2);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('a correction of a part of a pending credit leaves the rest, which is released', async () => {
    commission.clock.set(soldAt);
    const member = await credited();
    const [posting] = await commission.postings({ memberId: member });
    const body = { postingId: posting!._id, reason: 'A part of the payment was returned', amount: 100 };
    expect((await commission.call(correctPosting, headId, { body })).status).toBe(201);
    expect((await commission.amounts(member)).commission).toMatchObject({ pending: 15_000, available: 0 });
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
    commission.clock.advance(7 * DAY);
    expect(await release()).toBe(1);
    expect((await commission.call(correctPosting, headId, { body })).status).toBe(201);
    expect((await commission.amounts(member)).commission).toMatchObject({ pending: 0, available: 5_000 });
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0, sentences: [] });
  });

  it('a correction takes a pending credit back, which is then never released', async () => {
    commission.clock.set(soldAt);
    const member = await credited();
    const [posting] = await commission.postings({ memberId: member });
    const body = { postingId: posting!._id, reason: 'The payment was returned' };
    expect((await commission.call(correctPosting, headId, { body })).status).toBe(201);
    expect((await commission.amounts(member)).commission).toMatchObject({ pending: 0, available: 0 });
    // A hold of nothing would be tried, and be refused by the ledger, for ever.
    expect(await commission.db.collection('holds').countDocuments({ memberId: member })).toBe(0);
    commission.clock.advance(7 * DAY);
    expect(await release()).toBe(0);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });
});
