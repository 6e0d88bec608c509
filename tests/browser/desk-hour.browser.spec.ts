import type { UploadFile } from '@deepam/api-client';
import {
  approvePlan,
  bankLayout,
  confirmBankLayout,
  importBankStatement,
  indianDay,
  memberNetwork,
  networkCottonOrders,
  orderTotal,
  planPrice,
  toRupees,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { asHead, asksFor, type DeskMember, freshUtr, newcomer, orders, withApprovedOrders } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin } from './people.js';

const minutes = 60_000;
const plan = 'Silver';

const keysOf = {
  approve: ['a'],
  approveUnfound: ['a', 'Enter'],
  reject: ['r', 'Tab', 'Enter', 'Control+Enter'],
} as const;
type Decision = keyof typeof keysOf;
const twelve: readonly Decision[] = [
  ...Array<Decision>(4).fill('approve'),
  'reject',
  ...Array<Decision>(3).fill('approve'),
  'approveUnfound',
  'reject',
  ...Array<Decision>(2).fill('approve'),
];

interface Asked {
  readonly member: DeskMember;
  readonly utr: string;
  readonly decision: Decision;
}
interface Decided {
  readonly decision: Decision;
  readonly keys: number;
  readonly seconds: number;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

let browser: Browser;
let head: Person;
let buyer: DeskMember;
const requests: Asked[] = [];
const cotton = [1, 2, 3, 4, 5].map((kg) => ({ kg, utr: freshUtr(), id: '' }));

async function bankHas(credits: readonly { utr: string; rupees: number }[]): Promise<void> {
  const today = indianDay(new Date()).split('-').reverse().join('/');
  const rows = credits.map(({ utr, rupees }) => `${today},UPI/${utr}/SOMEBODY ELSE,,${rupees}.00`);
  const text = ['Txn Date,Narration,Withdrawals,Deposits', ...rows].join('\n');
  const statement: UploadFile = { filename: 'hour.csv', contentType: 'text/csv', data: Buffer.from(text) };
  const none = { reference: null, amount: null, mark: null, balance: null, balanceMark: null };
  const layout = bankLayout.parse({ date: 0, narration: 1, debit: 2, credit: 3, ...none, dateStyle: 'dmy' });
  await asHead(confirmBankLayout, { body: { headers: text.split('\n')[0]!.split(','), layout } });
  const body = { account: 'Desk bank' };
  const { matched } = await asHead(importBankStatement, { body, files: { statement } });
  expect(matched).toBe(credits.length);
}

beforeAll(async () => {
  browser = await launchBrowser();
  buyer = await withApprovedOrders(somebodyNew('Kusum').name, 0);
  const requesters = await Promise.all(
    twelve.map((_, place) => newcomer(somebodyNew(`Asker${'abcdefghijkl'[place]!}`).name)),
  );
  for (const [place, decision] of twelve.entries()) {
    const member = requesters[place]!;
    const utr = freshUtr();
    await asksFor(member, plan, utr);
    requests.push({ member, utr, decision });
  }
  for (const order of cotton) order.id = await orders(buyer, order.kg, order.utr);
  const price = toRupees(planPrice(plan, null));
  await poll(async () => (await asHead(networkCottonOrders, { query: { search: buyer.name } })).length === 5);
  await bankHas([
    ...requests.filter(({ decision }) => decision === 'approve').map(({ utr }) => ({ utr, rupees: price })),
    ...cotton.map(({ kg, utr }) => ({ utr, rupees: toRupees(orderTotal(kg)) })),
  ]);
  head = await Person.arrive(browser);
  head.expectError(/409/);
  await head.logIn(headLogin());
}, 3 * minutes);
afterAll(async () => {
  try {
    await head?.leave();
  } finally {
    await browser?.close();
  }
});

const card = () => head.page.getByRole('article');
const isAt = (id: string) => async () => new URL(head.page.url()).searchParams.get('at') === id;

async function decide(decision: Decision, approveLabel: string): Promise<Decided> {
  const since = performance.now();
  await head.page.locator(`button[aria-keyshortcuts=a]:enabled`, { hasText: approveLabel }).waitFor();
  const [first, ...further] = keysOf[decision];
  await head.page.keyboard.press(first);
  // By a slip once more: it decides nothing about the request that stands there now.
  if (further.length === 0) await head.page.keyboard.press(first);
  if (further.length > 0) await head.page.getByRole('dialog').waitFor();
  for (const key of further) await head.page.keyboard.press(key);
  return { decision, keys: keysOf[decision].length, seconds: (performance.now() - since) / 1000 };
}

const lookSeconds = 10;

function tell(what: string, decided: readonly Decided[]): void {
  const each = decided.reduce((sum, { seconds }) => sum + seconds, 0) / decided.length;
  const keys = median(decided.map((one) => one.keys));
  const inAnHour = Math.floor(3600 / (each + lookSeconds));
  process.stdout.write(
    `${what}: ${decided.length} decided, median ${keys} key(s), ${each.toFixed(2)} s each; ${inAnHour} in an hour with ${lookSeconds} s of looking\n`,
  );
}

it(
  'a clerk decides plan requests with the keyboard only, one key for each matched request',
  async () => {
    await head.visit(`/requests?at=${requests[0]!.member.id}`);
    const decided: Decided[] = [];
    for (const { member, decision } of requests) {
      await card().filter({ hasText: member.name }).waitFor();
      if (decided.length === 2) {
        await poll(isAt(member.id));
        await head.page.reload();
        await card().filter({ hasText: member.name }).waitFor();
        expect(await head.barriers()).toEqual([]);
      }
      decided.push(await decide(decision, 'Approve Plan'));
    }
    tell('Plan requests', decided);
    const approvals = decided.filter(({ decision }) => decision === 'approve');
    expect(median(approvals.map(({ keys }) => keys))).toBe(1);
    for (const { member, decision } of requests) {
      const row = async () => (await asHead(memberNetwork, { query: { memberId: member.id } }))[0]!.fullNetwork[0]!;
      await poll(async () => (await row()).requestId === null);
      expect((await row()).plan).toBe(decision === 'reject' ? null : plan);
    }
  },
  2 * minutes,
);

it(
  'a clerk decides cotton orders with the keyboard only',
  async () => {
    await head.visit(`/requests?queue=orders&at=${cotton[0]!.id}`);
    const decided: Decided[] = [];
    for (const { kg } of cotton) {
      await card().getByText(`${kg} kg,`).waitFor();
      decided.push(await decide('approve', 'Approve'));
    }
    tell('Cotton orders', decided);
    await poll(async () => {
      const rows = await asHead(networkCottonOrders, { query: { search: buyer.name } });
      return rows.every(({ status }) => status === 'Approved');
    });
  },
  2 * minutes,
);

it(
  'a failed decision comes back to the queue, and a decision of another person is reported',
  async () => {
    const [first, second] = [await newcomer(somebodyNew('Failing').name), await newcomer(somebodyNew('Taken').name)];
    for (const member of [first, second]) await asksFor(member, plan, freshUtr());
    const goOn = await head.refuses('POST', '**/api/admin/approve/plan', 503, 'Please try again.');
    await head.visit(`/requests?at=${first.id}`);
    await card().filter({ hasText: first.name }).waitFor();
    await decide('approveUnfound', 'Approve Plan');
    await card().filter({ hasText: second.name }).waitFor();
    await head.sees(/^.?Failing.+: /, head.page.getByRole('alert'));
    expect(await head.barriers()).toEqual([]);
    await goOn();
    await head.button('Try again').click();
    await card().filter({ hasText: first.name }).waitFor();
    await decide('approveUnfound', 'Approve Plan');
    await card().filter({ hasText: second.name }).waitFor();

    await asHead(approvePlan, { body: { userId: second.id, plan } });
    await head.sees('This request is no longer pending');
    expect(await head.page.locator('button[aria-keyshortcuts=a]').isEnabled()).toBe(false);
    await head.page.keyboard.press('a');
    expect(await head.page.getByRole('dialog').count()).toBe(0);
  },
  2 * minutes,
);
