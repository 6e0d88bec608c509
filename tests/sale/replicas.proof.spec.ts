import { addEarnings, balance, commissionRequest, statement, updateCommissionStatus } from '@deepam/contracts';
import { receiptPng, settled, type Session } from '@deepam/api-client';
import { poll, startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const goldPaise = 250_000;
const buyersAtOnce = 6;

describe('two processes of every service', () => {
  let test: Product;
  let sponsor: Session;

  beforeAll(async () => {
    test = await startProduct({ replicas: 2, settings: { SIGN_IN_LIMIT_PER_MINUTE: '10000' } });
    sponsor = await test.member(test.head, 'Gold');
  }, 180_000);
  afterAll(() => test?.close(), 60_000);

  const own = () => test.api.call(balance, { token: sponsor.token });

  it('are all there', () => {
    expect(test.system.services).toHaveLength(12);
    expect(new Set(test.system.services.map(({ pid }) => pid)).size).toBe(12);
  });

  it('sell once what is sold at the same time, and credit the sponsor once for each', async () => {
    const before = (await own()).commission;
    const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => test.member(sponsor)));
    const saleIds = await Promise.all(buyers.map((buyer) => test.sale(buyer, 'Gold')));
    expect(new Set(saleIds).size).toBe(buyersAtOnce);
    const sales = test.database('commission').collection<{ _id: string }>('sales');
    await poll(async () => (await sales.countDocuments({ _id: { $in: saleIds } })) === buyersAtOnce, {
      timeout: 30_000,
    });
    const rows = await test.api.call(statement, { token: sponsor.token });
    const credited = rows.filter((row) => saleIds.includes(row.saleId ?? ''));
    expect(credited).toHaveLength(buyersAtOnce);
    const perSale = ((await own()).commission - before) / buyersAtOnce;
    expect(perSale).toBeGreaterThan(0);
    expect(perSale * 100).toBeLessThan(goldPaise);
  }, 120_000);

  it('decide a payout once, however many decide it at the same time', async () => {
    const { token } = test.head;
    await test.api.call(addEarnings, { token, body: { earning: 500, userId: sponsor.memberId, reason: 'for tests' } });
    const { entry } = await settled(() =>
      test.api.call(commissionRequest, { token: sponsor.token, body: { commissionAmount: 100 } }),
    );
    const before = (await own()).available;
    const body = { userId: sponsor.memberId, commissionId: entry._id, status: 'Approved' as const };
    const files = { paymentProof: receiptPng(100, '123456789012') };
    const decisions = await Promise.allSettled(
      Array.from({ length: 8 }, () => test.api.call(updateCommissionStatus, { token, body, files })),
    );
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await own()).available).toBe(before);
  }, 60_000);

  it('leave books in which the audit finds 0 paise of difference', async () => {
    expect(await test.audit()).toContain('difference: 0 paise');
  });
});
