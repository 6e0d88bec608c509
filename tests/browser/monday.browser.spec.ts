import { whenConsistent, type Session } from '@deepam/api-client';
import {
  addEarnings,
  commissionRequest,
  decideCottonOrder,
  fileOwnGrievance,
  indianDay,
  memberNetwork,
  networkCottonOrders,
  orderTotal,
  payables,
  planPrice,
  requestCotton,
  requestPlanProof,
  requestReturn,
  toRupees,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { BackOfficeHand } from './back-office-hand.js';
import { freshUtr, picture } from './desk-people.js';
import { OwnProduct } from './own-product.js';

const most = { taps: 30, keys: 60 };
const plan = 'Silver';
const newMobile = '9812345670';

let own: OwnProduct;
let plans: { readonly member: Session; readonly utr: string }[];
let orders: { readonly id: string; readonly kg: number; readonly utr: string }[];
let caller: string;

const freshMembers = async (count: number, boughtPlan?: typeof plan): Promise<Session[]> => {
  const members: Session[] = [];
  while (members.length < count) members.push(await own.product.member(own.product.head, boughtPlan));
  return members;
};

async function orderOf({ token }: Session, kg: number): Promise<{ id: string; kg: number; utr: string }> {
  const utr = freshUtr();
  const body = { quantity: kg, utr, address: 'Karve Road, Satara district, Maharashtra 415001' };
  const files = { paymentProof: picture() };
  const { order } = await whenConsistent(() => own.product.api.call(requestCotton, { token, body, files }));
  return { id: order._id, kg, utr };
}

/** What a head finds on a Monday: six registrations, five plan requests, three orders, two returns, three payouts. */
async function plantMonday(): Promise<void> {
  const { api, head } = own.product;
  const { token } = head;
  for (let count = 0; count < 6; count++) await own.product.newcomer(head);
  plans = [];
  for (const member of await freshMembers(5)) {
    const utr = freshUtr();
    const body = { plan, utr } as const;
    await api.call(requestPlanProof, { token: member.token, body, files: { planProof: picture() } });
    plans.push({ member, utr });
  }
  const [buyer, ...earners] = await freshMembers(4, plan);
  for (const kg of [4, 5]) {
    const { id } = await orderOf(buyer!, kg);
    for (const status of ['Approved', 'Delivered'] as const)
      await api.call(decideCottonOrder, { token, params: { id }, body: { status } });
    await api.call(requestReturn, { token: buyer!.token, params: { id } });
  }
  orders = [];
  for (const kg of [1, 2, 3]) orders.push(await orderOf(buyer!, kg));
  for (const { memberId: userId, token: earner } of earners) {
    await whenConsistent(() => api.call(addEarnings, { token, body: { userId, earning: 500 } }));
    await whenConsistent(() => api.call(commissionRequest, { token: earner, body: { commissionAmount: 500 } }));
  }
  const text = 'My parcel has not come.';
  await api.call(fileOwnGrievance, { token: buyer!.token, body: { category: 'delivery', text } });
  const [found] = await api.call(memberNetwork, { token, query: { memberId: buyer!.memberId } });
  caller = found!.fullNetwork[0]!.name;
}

const statement = () => {
  const day = indianDay(new Date()).split('-').reverse().join('/');
  const price = toRupees(planPrice(plan, null));
  const credits = [
    ...plans.map(({ utr }) => ({ utr, rupees: price })),
    ...orders.map(({ utr, kg }) => ({ utr, rupees: toRupees(orderTotal(kg)) })),
  ];
  const rows = credits.map(({ utr, rupees }) => `${day},UPI/${utr}/SOMEBODY ELSE,,${rupees}.00`);
  const csv = ['Txn Date,Narration,Withdrawals,Deposits', ...rows].join('\n');
  return { name: 'monday.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
};

beforeAll(async () => {
  own = await OwnProduct.start({});
  await plantMonday();
}, 240_000);
afterAll(() => own?.close());

it('the head does the work of a Monday with at most 30 taps and 60 keys, without the drawer', async () => {
  const user = await own.arrive(own.head);
  const { page } = user;
  await page.goto('/dashboard');
  const hand = new BackOfficeHand(page);
  const sidebar = (name: string) => page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

  await hand.step('imports the statement', async () => {
    await hand.tap(sidebar('Bank reconciliation'));
    await hand.tap(button('Import bank statement'));
    await hand.choose(page.getByLabel('Statement file'), statement());
    await hand.tap(button('Apply mapping'));
    await hand.type(page.getByLabel('Account', { exact: true }), 'SBI CURRENT');
    await hand.press('Enter');
    await page.getByText('8 transactions, 8 new.').waitFor();
  });

  const decide = async (present: Locator, ...keys: string[]) => {
    await present.waitFor();
    await page.locator('button[aria-keyshortcuts=a]:enabled').waitFor();
    await hand.press('a');
    for (const key of keys) {
      await page.locator('dialog button:focus').waitFor();
      await hand.press(key);
    }
    await present.waitFor({ state: 'detached' });
  };
  const card = page.getByRole('article');
  const decideByName = async (count: number, ...keys: string[]) => {
    for (let left = count; left > 0; left--) {
      const name = (await card.getByRole('heading').first().textContent())!;
      await decide(card.getByRole('heading', { name, exact: true }), ...keys);
    }
  };
  const decideByWeight = async (weights: readonly number[], ...keys: string[]) => {
    for (const kg of weights) await decide(card.getByText(`${kg} kg,`), ...keys);
  };
  const queue = (name: RegExp) => page.getByRole('group', { name: 'Views: Queues' }).getByRole('button', { name });

  await hand.step('approves six members', async () => {
    await hand.tap(sidebar('Review queue'));
    await decideByName(6, 'Enter');
  });
  await hand.step('approves five plans', async () => {
    await hand.tap(queue(/^Plan requests/));
    await decideByName(5);
  });
  await hand.step('approves three orders', async () => {
    await hand.tap(queue(/^Cotton orders/));
    await decideByWeight(orders.map(({ kg }) => kg));
  });
  await hand.step('approves two returns', async () => {
    await hand.tap(queue(/^Deposit returns/));
    await decideByWeight([4, 5], 'Enter');
  });
  await hand.step('approves three payouts', async () => {
    await hand.tap(queue(/^Payouts/));
    for (let left = 3; left > 0; left--) {
      const name = (await card.getByRole('heading').first().textContent())!;
      await page.locator('button[aria-keyshortcuts=a]:enabled').waitFor();
      await hand.press('a');
      const proof = { name: 'sent.png', mimeType: 'image/png', buffer: picture() };
      await hand.choose(dialog.locator('input[type=file]'), proof);
      await hand.tap(dialog.getByRole('button', { name: 'Approve', exact: true }));
      await card.getByRole('heading', { name, exact: true }).waitFor({ state: 'detached' });
    }
  });
  await hand.step('changes a mobile number', async () => {
    await hand.press('Control+k');
    await hand.type(dialog.getByRole('combobox'), caller.slice(0, 12));
    await page.getByRole('option').filter({ hasText: caller }).first().waitFor();
    await hand.press('Enter');
    await page.waitForURL('**/members/*');
    await hand.tap(button('Change mobile number'));
    await hand.type(dialog.getByLabel('New mobile number'), newMobile);
    await hand.press('Enter');
    await page.getByText(/now logs in with/).waitFor();
  });
  await hand.step('answers a grievance', async () => {
    await hand.tap(sidebar('Grievances'));
    await hand.tap(button('View'));
    await hand.type(dialog.getByLabel('Reply'), 'It arrives tomorrow.');
    await hand.tap(dialog.getByRole('button', { name: 'Send reply' }));
    await dialog.waitFor({ state: 'detached' });
  });

  process.stdout.write(`${hand.table()}\n`);
  const { taps, keys } = hand.sum();
  expect(taps).toBeLessThanOrEqual(most.taps);
  expect(keys).toBeLessThanOrEqual(most.keys);
  await user.leave();

  const { api, head } = own.product;
  const { token } = head;
  await poll(async () => {
    const [page1] = await api.call(memberNetwork, { token, query: { approved: 'false' } });
    const rows = await api.call(networkCottonOrders, { token, query: {} });
    const open = await api.call(payables, { token, query: { state: 'requested' } });
    return page1!.fullNetwork.length === 0 && rows.every(({ status }) => status !== 'Requested') && open.length === 0;
  });
});
