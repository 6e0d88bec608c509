import {
  addEarnings,
  approvePlan,
  balance,
  commissionRequest,
  firstSchedule,
  shareOf,
  statement,
  toPaise,
  updateCommissionStatus,
} from '@deepam/contracts';
import { receiptPng, whenConsistent, type Session } from '@deepam/api-client';
import { poll, type Product } from '@deepam/testing';
import { beforeAll, expect, it } from '@jest/globals';

const goldPaise = 250_000;
const buyersAtOnce = 6;

export function replicaTests(system: () => Product): void {
  let test: Product;
  let sponsor: Session;

  beforeAll(async () => {
    test = system();
    sponsor = await test.member(test.head, 'Gold');
  });

  const own = () => test.api.call(balance, { token: sponsor.token });

  it('all concurrent actions take effect', () => {
    expect(test.system.services).toHaveLength(12);
    expect(new Set(test.system.services.map(({ pid }) => pid)).size).toBe(12);
  });

  it('two concurrent approvals on two replicas sell once, and the sponsor is credited once for each sale', async () => {
    const before = (await own()).commission;
    const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => test.member(sponsor)));
    await Promise.all(buyers.map((buyer) => test.api.requestPlan(buyer, 'Gold')));
    const { token } = test.head;
    const saleIds = await Promise.all(
      buyers.map(async ({ memberId: userId }) => {
        const call = () => test.api.call(approvePlan, { token, body: { userId, plan: 'Gold' } });
        const answers = await Promise.allSettled([call(), call()]);
        const sold = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.saleId!] : []));
        expect(sold).toHaveLength(1);
        return sold[0]!;
      }),
    );
    // A second sale of the same buyer would have another id.
    const memberId = { $in: buyers.map((buyer) => buyer.memberId) };
    expect(await test.database('network').collection('sales').countDocuments({ memberId })).toBe(buyersAtOnce);
    const recorded = test.database('commission').collection<{ _id: string }>('sales');
    await poll(async () => (await recorded.countDocuments({ _id: { $in: saleIds } })) === buyersAtOnce, {
      timeout: 30_000,
    });
    expect(await recorded.countDocuments({ memberId })).toBe(buyersAtOnce);
    const rows = await test.api.call(statement, { token: sponsor.token });
    const credited = rows.filter((row) => saleIds.includes(row.saleId ?? ''));
    expect(credited).toHaveLength(buyersAtOnce);
    const share = shareOf(goldPaise, firstSchedule.ratesBasisPoints[0]!);
    expect(toPaise((await own()).commission) - toPaise(before)).toBe(buyersAtOnce * share);
  });

  it('many concurrent decisions decide a payout once', async () => {
    const { token } = test.head;
    await test.api.call(addEarnings, { token, body: { earning: 500, userId: sponsor.memberId, reason: 'for tests' } });
    const { entry } = await whenConsistent(() =>
      test.api.call(commissionRequest, { token: sponsor.token, body: { commissionAmount: 100 } }),
    );
    const before = await own();
    const body = { userId: sponsor.memberId, commissionId: entry._id, status: 'Approved' as const };
    const files = { paymentProof: receiptPng(100, '123456789012') };
    const decisions = await Promise.allSettled(
      Array.from({ length: 8 }, () => test.api.call(updateCommissionStatus, { token, body, files })),
    );
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await own();
    expect(after.available).toBe(before.available);
    expect(after.reserved).toBe(before.reserved - 100);
    expect(after.paid).toBe(before.paid + 100);
    const approvals = { kind: 'payout-approved', 'reference.payoutId': entry._id };
    expect(await test.database('commission').collection('postings').countDocuments(approvals)).toBe(1);
  });

  it('the books of two replicas have 0 paise of difference in the audit', async () => {
    expect(await test.audit()).toContain('difference: 0 paise');
  });
}
