import {
  approvePlan,
  beginBulkApproval,
  getBulkApproval,
  listBulkApprovals,
  previewBulkApproval,
  rejectPlan,
  type BodyInputOf,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { expect } from '@jest/globals';
import type { Month } from './month.js';
import type { Known } from './take-statements.js';

interface StoredSale {
  readonly _id: string;
  readonly requestId: string;
}

/**
 * Matched requests are approved in bulk by two heads concurrently, those with another amount separately; most requests
 * without money are rejected, and one of ten is approved by mistake.
 */
export async function decidePlans(month: Month, asks: readonly Known[], paid: ReadonlySet<Known>): Promise<void> {
  await approveTogether(month, asks);
  const { random } = month;
  const isWrong = (ask: Known) => paid.has(ask) && ask.noise === 'wrong-amount';
  const single = asks.filter((ask) => isWrong(ask) || (!paid.has(ask) && random.chance(0.1)));
  const refused = asks.filter((ask) => !paid.has(ask) && !single.includes(ask) && random.chance(0.9));
  await month.each(single, async ({ member: { memberId: userId }, plan, requestId }) => {
    await month.client.call(approvePlan, { ...month.asHead, body: { userId, plan: plan!, requestId } });
  });
  await month.each(refused, async ({ member: { memberId: userId }, requestId }) => {
    const body = { userId, requestId, reason: 'Your money has not come.' };
    await month.client.call(rejectPlan, { ...month.asHead, body });
  });
  await bookSales(
    month,
    asks.filter((ask) => paid.has(ask) || single.includes(ask)),
    paid,
  );
}

async function approveTogether(month: Month, asks: readonly Known[]): Promise<void> {
  const own = new Set(asks.map(({ requestId }) => requestId));
  for (;;) {
    const { rows } = await month.answer(previewBulkApproval, month.asHead);
    const requests = rows
      .filter(({ requestId }) => own.has(requestId))
      .map(({ requestId, line }) => ({ requestId, lineId: line._id }));
    if (requests.length === 0) return;
    const half = Math.ceil(requests.length / 2);
    const parts = [requests.slice(0, half), requests.slice(half)].filter(({ length }) => length > 0);
    const ids: string[] = [];
    for (const part of parts) ids.push(await begin(month, part));
    await Promise.all(parts.map(({ length }, at) => expectApproved(month, ids[at]!, length)));
  }
}

async function begin(month: Month, requests: BodyInputOf<typeof beginBulkApproval>['requests']): Promise<string> {
  const begun = await month.client.call(beginBulkApproval, { ...month.asHead, body: { requests } });
  const [latest] = begun ? [begun] : await month.answer(listBulkApprovals, month.asHead);
  return latest!._id;
}

async function expectApproved(month: Month, id: string, count: number): Promise<void> {
  const done = await poll(
    async () => {
      const found = await month.client.call(getBulkApproval, { ...month.asHead, params: { id } });
      return found?.state === 'running' ? undefined : found;
    },
    { timeout: 600_000, interval: 1_000 },
  );
  expect(done).toMatchObject({ state: 'done', approved: count, failed: 0 });
}

async function bookSales(month: Month, sold: readonly Known[], paid: ReadonlySet<Known>): Promise<void> {
  const requestId = { $in: sold.map((ask) => ask.requestId) };
  const stored = await month.test.database('network').collection<StoredSale>('sales').find({ requestId }).toArray();
  const saleOf = new Map(stored.map((sale) => [sale.requestId, sale._id]));
  expect([stored.length, saleOf.size]).toEqual([sold.length, sold.length]);
  for (const ask of sold) {
    const { member, amountPaise, payment } = ask;
    const id = saleOf.get(ask.requestId)!;
    month.books.sale(id, member, amountPaise);
    month.sales.set(id, { member, amount: amountPaise, isPaid: paid.has(ask), isReversed: false });
    if (paid.has(ask)) {
      month.receivedPaise.byLine += payment!.amountPaise;
      month.receivedPaise.lessThanDue += amountPaise - payment!.amountPaise;
    } else month.receivedPaise.withoutLine += amountPaise;
  }
  for (const { member, plan } of sold) member.plan = plan;
}
