import {
  approvePlan,
  balance,
  cottonOrders,
  cottonStock,
  dashboard,
  decideReturn,
  memberCommissions,
  memberNetwork,
  networkCottonOrders,
  statement,
  updateCommissionStatus,
  type DemoLogin,
} from '@deepam/contracts';
import { poll, startProcesses, type ProductProcesses } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { StorefrontClient, receiptPng, type Session } from '@deepam/api-client';
import { filesOf, openedWith, restore } from './restore.js';

const noDifference = 'difference: 0 paise';

/** The demo network as an older version left it with so many pictures that a list shows, opened by the present one. */
export function upgradeTests(state: string, pictures: number): void {
  let test: ProductProcesses;
  let api: StorefrontClient;
  let head: Session;
  let gold: Session;

  beforeAll(async () => {
    const { logins } = await openedWith(state);
    test = await startProcesses({ prepare: (prefix, dataDir) => restore(state, prefix, dataDir) });
    const [headLogin, goldLogin] = ['Head', 'Gold'].map((kind) => logins.find(({ label }) => label === kind)!);
    api = new StorefrontClient(test.system.url, goldLogin!.password);
    const logIn = ({ mobile, password }: DemoLogin) => api.logIn(mobile, password);
    [head, gold] = await Promise.all([logIn(headLogin!), logIn(goldLogin!)]);
  }, 120_000);
  afterAll(() => test?.close(), 60_000);

  it('is whole: the audit finds 0 paise of difference', async () => {
    expect(await test.audit()).toContain(noDifference);
  });

  it('has its deposits in the ledger moments after the start, without a command', async () => {
    const [commission, cotton] = [test.database('commission'), test.database('cotton-order')];
    await poll(() => commission.collection('finished_work').findOne(), { timeout: 30_000 });
    const orders = await cotton
      .collection<{ _id: string; returnStatus: string }>('orders')
      .find({ status: { $in: ['Approved', 'Delivered'] } })
      .toArray();
    const kept = orders.map(({ _id }) => `deposit-held:${_id}`);
    const back = orders.flatMap(({ _id, returnStatus }) =>
      returnStatus === 'Approved' ? [`deposit-refunded:${_id}`] : [],
    );
    expect([kept.length, back.length]).toEqual([expect.any(Number), 1]);
    expect([kept.length, back.length]).toEqual([4, 1]);
    const posted = await commission
      .collection('postings')
      .find({ kind: /^deposit-/ })
      .toArray();
    expect(posted.map(({ key }) => String(key)).sort()).toEqual([...kept, ...back].sort());
    expect(await test.audit()).not.toContain('not opened yet');
  });

  it('is followed by the stock of cotton moments after the start: each delivered order, and each approved return', async () => {
    const cotton = test.database('cotton-order');
    const orders = cotton.collection<{ _id: string; returnStatus: string; quantityKg: number }>('orders');
    const delivered = await orders.find({ status: 'Delivered' }).toArray();
    const due = delivered.flatMap(({ _id, quantityKg, returnStatus }) => {
      const keys = [`sent:${_id}`, ...(returnStatus === 'Approved' ? [`wicks-back:${_id}`] : [])];
      return keys.map((key) => `${key} ${quantityKg * 1_000}`);
    });
    expect(due.length).toBeGreaterThan(1);
    const movements = () =>
      cotton
        .collection('stock_movements')
        .find({ orderId: { $ne: null } })
        .toArray();
    await poll(async () => (await movements()).length >= due.length, { timeout: 30_000 });
    expect((await movements()).map(({ key, grams }) => `${key} ${grams}`).sort()).toEqual(due.sort());
    const bought = await cotton.collection<{ grams: number }>('stock_movements').find({ account: 'bought' }).toArray();
    const { store, members, wicks, kits, lost } = await api.call(cottonStock, { token: head.token });
    const kilograms = store + members + wicks + kits + lost;
    expect(Math.round(kilograms * 1_000)).toBe(bought.reduce((sum, { grams }) => sum + grams, 0));
  });

  it('is read by a member as before', async () => {
    const { token } = gold;
    const [page, rows, [network], orders] = await Promise.all([
      api.call(dashboard, { token }),
      api.call(statement, { token }),
      api.call(memberNetwork, { token }),
      api.call(cottonOrders, { token }),
    ]);
    expect(page.commission).toBeGreaterThan(0);
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['commission', 'making-charge', 'payout-approved']),
    );
    expect(network!.fullNetwork.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Sunita Jadhav', 'Sanjay Dubey']),
    );
    expect(orders).toMatchObject([{ quantity: 5, depositReturnStatus: 'Approved', depositReturnAmount: 3_500 }]);
  });

  it('is searched by several words moments after the start, and lacks their keys for nobody', async () => {
    const network = test.database('network');
    await poll(() => network.collection('search_key_looks').findOne(), { timeout: 30_000 });
    const [page] = await api.call(memberNetwork, { token: head.token, query: { search: 'jad sun' } });
    expect(page!.fullNetwork.map(({ name }) => name)).toEqual(['Sunita Jadhav']);
    const lacking = { live: true, searchKeys: { $not: /^ / } };
    expect(await network.collection('memberships').countDocuments(lacking)).toBe(0);
  });

  it('shows the head the payment pictures that came along: of orders, plans and a payout', async () => {
    const { token } = head;
    const [orders, [network], members] = await Promise.all([
      api.call(networkCottonOrders, { token }),
      api.call(memberNetwork, { token, query: { planRequested: 'true' } }),
      api.call(memberCommissions, { token }),
    ]);
    const links = [
      ...orders.map(({ paymentProof }) => paymentProof),
      ...network!.fullNetwork.map(({ requestedPlanProof }) => requestedPlanProof),
      ...members.flatMap(({ commissionHistory }) => commissionHistory.map(({ paymentProof }) => paymentProof)),
    ];
    const answers = await Promise.all(
      links
        .filter((link) => link !== null)
        .map(async (link) => {
          const { pathname } = new URL(link, test.url);
          const { status, headers } = await fetch(new URL(link, test.url));
          return { key: pathname.replace('/api/files/', ''), status, type: headers.get('content-type') };
        }),
    );
    const kept = new Set(await filesOf(state));
    const opened = answers.filter(({ status, type }) => status === 200 && type === 'image/png');
    expect(opened.map(({ key }) => kept.has(key))).toEqual(Array.from({ length: pictures }, () => true));
  });

  it('has requests that the head decides now: plans, a payout and a return', async () => {
    const { token } = head;
    const before = await api.call(balance, { token: gold.token });
    const [asking] = await api.call(memberNetwork, { token, query: { planRequested: 'true' } });
    const byName = new Map(asking!.fullNetwork.map((row) => [row.name, row]));
    expect([...byName.keys()].sort()).toEqual(['Geeta Solanki', 'Nandini Hegde']);
    const { _id: buyer } = byName.get('Geeta Solanki')!;
    await api.call(approvePlan, { token, body: { userId: buyer, plan: 'Bronze' } });

    const payouts = await api.call(memberCommissions, { token, query: { status: 'Requested' } });
    expect(payouts).toHaveLength(1);
    const { _id: userId, commissionHistory } = payouts[0]!;
    const { _id: commissionId } = commissionHistory.find(({ status }) => status === 'Requested')!;
    await api.call(updateCommissionStatus, {
      token,
      body: { userId, commissionId, status: 'Approved' },
      files: { paymentProof: receiptPng(100, '000000000001') },
    });

    const returns = await api.call(networkCottonOrders, { token, query: { depositReturnStatus: 'Requested' } });
    expect(returns).toHaveLength(1);
    await api.call(decideReturn, { token, params: { id: returns[0]!._id }, body: { status: 'Approved' } });

    // Asha is three levels above the buyer; the sale arrives there by events.
    await poll(async () => (await api.call(balance, { token: gold.token })).available > before.available);
    const earned = test.database('commission').collection('postings');
    await poll(() => earned.findOne({ 'reference.orderId': returns[0]!._id }));
    expect(await test.audit()).toContain(noDifference);
  });
}
