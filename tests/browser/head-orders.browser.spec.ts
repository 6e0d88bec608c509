import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { withApprovedOrders } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin } from './people.js';

const minutes = 60_000;
const dayMs = 24 * 60 * minutes;
const buyer = somebodyNew('Usha').name;
let browser: Browser;
let head: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  // One more than a page has.
  await withApprovedOrders(buyer, 21);
  head = await Person.arrive(browser);
  await head.logIn(headLogin());
}, 3 * minutes);
afterAll(async () => {
  await head?.leave();
  await browser?.close();
});

const orders = () => head.page.getByRole('region', { name: 'Network Cotton Requests' });
const kilos = async () =>
  (await orders().locator('td[data-label=Quantity]').allInnerTexts()).map((text) => parseInt(text, 10));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const panel = () => head.page.locator('#cotton');

it(
  'orders are searched, sorted and paged, and stay so after a reload and on the way back',
  async () => {
    await head.visit('/dashboard');
    await panel().getByLabel('Search by name or mobile').fill(buyer);
    await poll(async () => (await kilos()).join() === upTo(21).slice(1).reverse().join());
    await orders().getByRole('button', { name: 'Quantity' }).click();
    await poll(async () => (await kilos()).join() === upTo(20).join());
    await panel().getByRole('button', { name: 'Next' }).click();
    await poll(async () => (await kilos())[0] === 21);

    await head.page.reload();
    await poll(async () => (await kilos())[0] === 21);
    await head.sees('21–21', panel());
    await head.page.goto(`${new URL(head.page.url()).origin}/notifications`);
    await head.page.goBack();
    await poll(async () => (await kilos())[0] === 21);
    await panel().getByRole('button', { name: 'Previous' }).click();
    await poll(async () => (await kilos())[0] === 1);
    expect(new URL(head.page.url()).searchParams.has('orders-page')).toBe(false);
    expect(await head.barriers()).toEqual([]);
  },
  2 * minutes,
);

it(
  'orders of some days are shown, each with the time of day',
  async () => {
    const day = (time: number) => new Date(time + 5.5 * 60 * minutes).toISOString().slice(0, 10);
    await panel()
      .getByLabel('To', { exact: true })
      .fill(day(Date.now() - dayMs));
    await head.sees('No matching orders', panel());
    await panel().getByLabel('To', { exact: true }).fill(day(Date.now()));
    await panel()
      .getByLabel('From', { exact: true })
      .fill(day(Date.now() - dayMs));
    await poll(async () => (await kilos()).length === 20);
    expect(await orders().locator('time').first().innerText()).toMatch(/\d{4}\n\d{1,2}:\d\d [ap]m$/i);
  },
  minutes,
);

it(
  'orders of several pages are selected, also after a reload, and not beside other filters',
  async () => {
    const select = (kg: number) => panel().getByRole('checkbox', { name: `Select ${buyer}, ${kg} kg`, exact: true });
    await head.visit(`/dashboard?orders-search=${encodeURIComponent(buyer)}`);
    await select(21).check();
    await panel().getByRole('button', { name: 'Next' }).click();
    await select(1).check();
    await head.sees('2 selected', panel());
    await head.page.reload();
    await head.sees('2 selected', panel());
    await head.button('Mark as Delivered (2)').click();
    const dialog = head.dialog('Mark as Delivered');
    for (const kg of [1, 21]) await head.sees(`${buyer}, ${kg} kg`, dialog);
    await head.button('Mark as Delivered', dialog).click();
    await head.sees('2 done, 0 failed.', dialog);
    await head.button('Close', dialog).click();
    await head.seesNoMore(panel().getByText('2 selected'));

    await panel().getByLabel('Rows per page').selectOption('50');
    await poll(async () => (await kilos()).length === 21);
    await select(5).check();
    await head.sees('1 selected', panel());
    await panel().getByLabel('Show', { exact: true }).selectOption('Approved');
    await head.sees('The selection was cleared: the list has other filters now.');
    await head.seesNoMore(panel().getByText('1 selected'));
    expect(await head.barriers()).toEqual([]);
  },
  2 * minutes,
);
