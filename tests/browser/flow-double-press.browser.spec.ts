import { setTimeout as pause } from 'node:timers/promises';
import {
  listBroadcasts,
  listNotifications,
  memberCommissions,
  memberNetwork,
  networkCottonOrders,
  statement,
} from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { asHead } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin, type Login, planHolder, registerMember } from './people.js';

/** Two clicks in one task, and two more 3 and 30 ms later. */
const doubleClick = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    setTimeout(() => element.click(), 3);
    setTimeout(() => element.click(), 30);
  });

/** Enter in a field, and a click on the button in the same task and 3 ms later. */
const enterAndClick = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    element.form!.requestSubmit();
    element.click();
    setTimeout(() => element.click(), 3);
  });

const silver = somebodyNew('Meera').name;
const newcomer = somebodyNew('Nila').name;

let browser: Browser;
let head: Person;
let member: Person;
let login: Login;
let id: string;

const rowsOf = async (name: string) => (await asHead(memberNetwork, { query: { search: name } }))[0]!.fullNetwork;
const payouts = async () =>
  (await asHead(memberCommissions, { query: { limit: 200 } }))
    .filter((one) => one._id === id)
    .flatMap(({ commissionHistory }) => commissionHistory.map(({ amount }) => amount));
const notificationsOf = async (name: string, title: RegExp) =>
  (await asHead(listNotifications, { query: { limit: 100 } })).filter(
    (one) => one.body.includes(name) && title.test(one.title),
  ).length;

beforeAll(async () => {
  browser = await launchBrowser();
  login = await planHolder(silver, 'Silver');
  id = (await rowsOf(silver))[0]!._id;
  [head, member] = await Promise.all([Person.arrive(browser), Person.arrive(browser, 'phone')]);
  await head.logIn(headLogin());
  await member.logIn(login);
});
afterAll(() => browser?.close());

it('a broadcast button that is pressed twice sends one broadcast', async () => {
  const title = `Holi ${somebodyNew('X').name}`;
  await head.visit('/broadcast?view=new');
  await head.page.getByLabel('Title').fill(title);
  await head.page.getByLabel('Message', { exact: true }).fill('The office is closed.');
  await head.button('Send to all members').click();
  await doubleClick(head.button('Send now'));
  await head.page.getByRole('row').filter({ hasText: title }).first().waitFor();
  const sent = await asHead(listBroadcasts);
  expect(sent.filter((one) => one.title === title)).toHaveLength(1);
});

it('an earnings button that is pressed twice adds earnings once', async () => {
  await head.visit(`/network?search=${encodeURIComponent(silver)}`);
  await head.button('View Details', head.row(silver)).click();
  await head.button('Add Earnings', head.dialog('Member Details')).click();
  const add = head.dialog('Add Earnings');
  await add.getByLabel('Amount in rupees').fill('500');
  await enterAndClick(head.button('Add Earnings', add));
  await head.sees(`₹500 added to the earnings of ${silver}.`);
  const rows = await asHead(statement, { query: { userId: id } });
  expect(rows.map(({ amount }) => amount)).toEqual([500]);
});

it('a payout button that is pressed twice requests one payout; after a lost answer another amount is a second one only at another press', async () => {
  await member.visit('/dashboard');
  await member.sees('₹500', member.card('Earnings'));
  await member.button('Request Commission Payout').click();
  const dialog = member.dialog('Request Commission Payout');
  const amount = dialog.getByLabel('Amount');
  const submit = member.button('Submit Request', dialog);
  await amount.fill('100');
  await enterAndClick(submit);
  await member.sees('Commission Requested Successfully');
  await member.seesNoMore(dialog);
  expect(await payouts()).toEqual([100]);

  member.expectError(/ERR_FAILED|ERR_CONNECTION/);
  const keys: (string | undefined)[] = [];
  await member.page.route('**/api/member/commission-request', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await member.button('Request Commission Payout').click();
  await amount.fill('50');
  await submit.click();
  await member.sees('Can’t reach the server.', dialog);
  await amount.fill('60');
  await submit.click();
  while (keys.length < 4) await pause(20);
  await member.sees('Can’t reach the server.', dialog);
  expect(new Set(keys).size).toBe(1);
  await member.page.unroute('**/api/member/commission-request');
  expect((await payouts()).toSorted()).toEqual([100, 50].toSorted());
  member.expectError(/422/);
  await submit.click();
  await member.sees('You already submitted this with different details', dialog);
  await doubleClick(submit);
  await member.seesNoMore(dialog);
  expect((await payouts()).toSorted()).toEqual([100, 50, 60].toSorted());
});

it('buttons that are pressed twice send one payment proof and order cotton once', async () => {
  await member.visit('/plans');
  await member.button('Choose Plan: Gold').click();
  await doubleClick(member.button('UPI Payment', member.dialog('Confirm Enrollment')));
  const payment = member.dialog('UPI Payment');
  await member.uploads('Upload Plan Proof', payment);
  await enterAndClick(member.button('Submit Proof', payment));
  await member.seesNoMore(payment);
  expect(await notificationsOf(silver, /plan/i)).toBe(1);

  await member.visit('/dashboard');
  await member.button('Request Cotton').click();
  const order = member.dialog('Request Cotton');
  await order.getByLabel('Quantity (kg)').fill('2');
  await order.getByLabel('Address').fill('Satara district, Maharashtra 415001');
  await member.uploads('Payment Proof', order);
  await enterAndClick(member.button('Submit Request', order));
  await member.seesNoMore(order);
  expect(await asHead(networkCottonOrders, { query: { search: silver } })).toHaveLength(1);
});

it('an approval button that is pressed twice approves a registration, a plan and an order once, without a conflict message', async () => {
  await registerMember(newcomer);
  const posts: string[] = [];
  head.page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(new URL(request.url()).pathname);
  });
  await head.visit(`/network?search=${encodeURIComponent(newcomer)}`);
  await head.button('Approve', head.row(newcomer)).click();
  await doubleClick(head.button('Approve', head.dialog('Confirm Action')));
  await head.sees(`${newcomer} is approved.`);
  await head.visit(`/network?search=${encodeURIComponent(silver)}`);
  await head.button('Approve Plan', head.row(silver)).click();
  await doubleClick(head.button('Approve Plan', head.dialog('Approve Plan')));
  await doubleClick(head.button('Proceed', head.dialog('Confirm Action')));
  await head.sees(`${silver} is now on Gold.`);
  await head.visit('/dashboard');
  await head.page.getByLabel('Search by name or mobile').fill(silver);
  const orders = head.page.getByRole('table', { name: 'Network Cotton Requests' });
  await head.button('Approve', head.row(silver, orders)).click();
  await doubleClick(head.button('Approve', head.dialog('Approve Cotton Order')));
  await head.sees('Cotton order Approved! Notification sent.');
  await head.sees(new RegExp(`^${silver}, \\d kg$`));
  expect(posts.filter((path) => /approve|orders/.test(path))).toHaveLength(3);
  await Promise.all([head.leave(), member.leave()]);
});
