import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  beginBulkApproval,
  beginNetworkWork,
  commissionCredited,
  expectedPayments,
  getBulkApproval,
  confirmBankLayout,
  importBankStatement,
  listBulkApprovals,
  memberApproved,
  networkWork,
  networkWorks,
  planApproved,
  planPrice,
  previewBulkApproval,
  toRupees,
} from '@deepam/contracts';
import type { Session } from '@deepam/api-client';
import { isThorough, poll, type Product } from '@deepam/testing';
import { expect, it } from '@jest/globals';
import { PatientClient } from '../crash/patient-client.js';

const requests = isThorough ? 30 : 12;
const price = toRupees(planPrice('Silver', null));
const layout = {
  date: 0,
  narration: 1,
  reference: null,
  debit: 2,
  credit: 3,
  amount: null,
  mark: null,
  balance: null,
  balanceMark: null,
  dateStyle: 'dmy' as const,
};
/**
 * A process of network dies inside a request, between two, and when a sale was said that it has not noted as said: that one is said
 * again.
 */
const deaths = ['commit and say', 'publish', 'mark'].map((step) => `${step} ${planApproved.routingKey}`);

/** Many requests are approved in the background while the processes that do it die. */
export function bulkApprovalTests(system: () => Product, crashFolder: () => string): void {
  it('the bulk approval approves each request once and credits once, although its process is killed', async () => {
    const test = system();
    const asHead = { token: test.head.token };
    const sponsor = await test.member(test.head, 'Gold');
    const buyers = await Promise.all(Array.from({ length: requests }, () => test.member(sponsor)));
    await Promise.all(buyers.map((buyer) => test.api.requestPlan(buyer, 'Silver')));
    await takeMoney(test, buyers);
    const own = new Set(buyers.map(({ memberId }) => memberId));
    const { rows } = await test.api.call(previewBulkApproval, asHead);
    const chosen = rows.filter(({ memberId }) => own.has(memberId));
    expect(chosen).toHaveLength(requests);

    const dying = dieOnceAtEach(crashFolder(), deaths);
    const body = { requests: chosen.map(({ requestId, line }) => ({ requestId, lineId: line._id })) };
    const client = new PatientClient(test.system.url);
    const id =
      (await client.call(beginBulkApproval, { ...asHead, body }))?._id ??
      (await latest(client, listBulkApprovals, asHead));
    await dying;
    const after = await poll(
      async () => {
        const found = await test.api.call(getBulkApproval, { ...asHead, params: { id } }).catch(() => undefined);
        return found?.state === 'running' ? undefined : found;
      },
      { timeout: 120_000, interval: 200 },
    );
    expect(after).toMatchObject({ state: 'done', approved: requests, failed: 0 });

    const memberId = { $in: [...own] };
    const sales = test.database('network').collection<{ _id: string }>('sales');
    const sold = await sales.find({ memberId }).toArray();
    expect(new Set(sold.map(({ _id }) => _id))).toEqual(new Set(after.rows.map(({ saleId }) => saleId)));
    const credited = { routingKey: commissionCredited.routingKey, 'envelope.data.memberId': sponsor.memberId };
    const outbox = test.database('commission').collection('outbox');
    await poll(async () => (await outbox.countDocuments(credited)) >= requests);
    expect(await outbox.countDocuments(credited)).toBe(requests);
    expect(await test.audit()).toContain('difference: 0 paise');
  }, 300_000);

  it('bulk work on many rows is done once, although its process is killed', async () => {
    const test = system();
    const asHead = { token: test.head.token };
    const people = await Promise.all(Array.from({ length: requests }, () => test.newcomer(test.head)));
    const dying = dieOnceAtEach(
      crashFolder(),
      ['commit and say', 'publish', 'mark'].map((step) => `${step} ${memberApproved.routingKey}`),
    );
    const rows = people.map(({ memberId: id }) => ({ id }));
    const client = new PatientClient(test.system.url);
    const body = { kind: 'approve-registrations' as const, rows };
    const id =
      (await client.call(beginNetworkWork, { ...asHead, body }))?._id ?? (await latest(client, networkWorks, asHead));
    await dying;
    const after = await poll(
      async () => {
        const found = await test.api.call(networkWork, { ...asHead, params: { id } }).catch(() => undefined);
        return found?.state === 'running' ? undefined : found;
      },
      { timeout: 120_000, interval: 200 },
    );
    expect(after).toMatchObject({ state: 'done', done: requests, failed: 0 });
    const approved = {
      routingKey: memberApproved.routingKey,
      'envelope.data.memberId': { $in: rows.map(({ id }) => id) },
    };
    expect(await test.database('network').collection('outbox').countDocuments(approved)).toBe(requests);
  }, 300_000);
}

/** The work whose begin was stored, but whose answer was lost with its process. */
async function latest(
  client: PatientClient,
  list: typeof listBulkApprovals | typeof networkWorks,
  asHead: { token: string },
): Promise<string> {
  const [work] = (await client.call(list, asHead)) ?? [];
  return work!._id;
}

async function takeMoney(test: Product, buyers: readonly Session[]): Promise<void> {
  const asHead = { token: test.head.token };
  const own = new Set(buyers.map(({ memberId }) => memberId));
  const waiting = await test.api.call(expectedPayments, { ...asHead, query: { status: 'open', limit: 200 } });
  const lines = waiting
    .filter(({ memberId }) => own.has(memberId))
    .map(({ txnids }) => `05/01/2026,UPI/${txnids[0]}/PAID,,${price}`);
  const statement = Buffer.from(`Txn Date,Narration,Debit,Credit\n${lines.join('\n')}\n`);
  const headers = ['Txn Date', 'Narration', 'Debit', 'Credit'];
  await test.api.call(confirmBankLayout, { ...asHead, body: { headers, layout } });
  const { matched } = await test.api.call(importBankStatement, {
    ...asHead,
    body: { account: 'SBI' },
    files: { statement },
  });
  expect(matched).toBe(buyers.length);
}

async function dieOnceAtEach(folder: string, steps: readonly string[]): Promise<void> {
  const file = (kind: string) => join(folder, `network.${kind}`);
  for (const step of steps) {
    writeFileSync(file('next'), step);
    renameSync(file('next'), file('kill'));
    await poll(() => existsSync(file('killed')), { timeout: 90_000 });
    rmSync(file('killed'));
  }
}
