import { cottonOrders, membership } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { Person, somebodyNew } from './flow-person.js';
import { proofImage } from './flow-proof-image.js';
import { api, planHolder, type Login, sessionOf } from './people.js';

const minutes = 60_000;
const payment = { name: 'payment.png', mimeType: 'image/png', buffer: proofImage() };
const orders = '**/api/member/cotton/request';
const proofs = '**/api/user/requestplanProof';

let browser: Browser;
let member: Person;
let login: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  login = await planHolder(somebodyNew('Usha').name, 'Bronze');
  member = await Person.arrive(browser, 'phone');
  member.expectError(/422/);
  await member.logIn(login);
}, 2 * minutes);
afterAll(async () => {
  await member?.leave();
  await browser?.close();
});

const fillIn = async (kg: number): Promise<Locator> => {
  await member.button('Request Cotton').click();
  const dialog = member.dialog('Request Cotton');
  await dialog.getByLabel('Quantity (kg)').fill(String(kg));
  await dialog.getByLabel('Address').fill('Satara district, Maharashtra 415001');
  await dialog.getByLabel('Payment Proof').setInputFiles(payment);
  return dialog;
};
const ordersThere = async (): Promise<number[]> =>
  (await api.call(cottonOrders, { token: (await sessionOf(login)).token })).map(({ quantity }) => quantity);

const proofThatWaits = async (): Promise<string | undefined> =>
  (await api.call(membership, { token: (await sessionOf(login)).token })).requestedPlanProof?.split('?')[0];

const arrivesUnheard = async (address: string): Promise<() => Promise<void>> => {
  let arrived = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  await member.page.route(address, async (route) => {
    await route.fetch();
    arrived();
  });
  return () => arrival;
};
const stop = async (dialog: Locator, button: string) => {
  await member.button(button, dialog).click();
  await member.button('Stop and close', member.dialog('Still sending')).click();
  await member.seesNoMore(dialog);
};

it(
  'an order that was stopped and had arrived is not sent twice, though the dialog was closed and the page loaded again',
  async () => {
    const arrival = await arrivesUnheard(orders);
    const first = await fillIn(3);
    await member.button('Submit Request', first).click();
    await arrival();
    await stop(first, 'Cancel');
    await member.page.unroute(orders);
    await member.page.reload();
    const again = await fillIn(3);
    await member.button('Submit Request', again).click();
    await member.sees('Cotton requested successfully! Notification sent.');
    await member.seesNoMore(again);
    expect(await ordersThere()).toEqual([3]);
  },
  2 * minutes,
);

it(
  'an order that was stopped and had arrived is reported when another one is sent, which a second press sends',
  async () => {
    const arrival = await arrivesUnheard(orders);
    const first = await fillIn(4);
    await member.button('Submit Request', first).click();
    await arrival();
    await stop(first, 'Cancel');
    await member.page.unroute(orders);
    const other = await fillIn(5);
    await member.button('Submit Request', other).click();
    await member.sees(/You already submitted this with different details/, other);
    expect(await ordersThere()).toEqual([4, 3]);
    await member.button('Submit Request', other).click();
    await member.seesNoMore(other);
    expect(await ordersThere()).toEqual([5, 4, 3]);
  },
  2 * minutes,
);

it(
  'Back during an upload asks before it stops the upload, closes the dialog and stays on the page',
  async () => {
    const { page } = member;
    await member.visit('/plans');
    await member.button('Menu').click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await member.button('Request Cotton').waitFor();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(orders, async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    const dialog = await fillIn(6);
    await member.button('Submit Request', dialog).click();
    await dialog.locator('[aria-busy=true]').waitFor();
    const question = member.dialog('Still sending');
    await page.evaluate(() => history.back());
    await member.button('Keep sending', question).click();
    await member.seesNoMore(question);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await dialog.isVisible()).toBe(true);
    await page.evaluate(() => history.back());
    const stopped = page.waitForEvent('requestfailed');
    await member.button('Stop and close', question).click();
    await stopped;
    await member.seesNoMore(dialog);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    goOn();
    await page.unroute(orders);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/plans');
  },
  2 * minutes,
);

it(
  'a proof that was stopped and had arrived asks no member to pay again',
  async () => {
    const { page } = member;
    await member.visit('/plans');
    await page.getByRole('button', { name: 'Choose Plan' }).last().click();
    await member.button('UPI Payment').click();
    const payment = member.dialog('UPI Payment');
    await member.uploads('Upload Plan Proof', payment);
    const arrival = await arrivesUnheard(proofs);
    await member.button('Submit Proof', payment).click();
    await arrival();
    await stop(payment, 'Close');
    await member.seesNoMore(member.dialog('Confirm Enrollment'));
    await member.sees(/We’ve received your proof/);
    await member.sees('Pending approval');
    await page.unroute(proofs);
  },
  2 * minutes,
);

it(
  'the proof of an earlier plan request that was stopped asks no member to pay again, before or after',
  async () => {
    const { page } = member;
    const begun: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/user/enroll-upi') && begun.push(request.url())));
    const proofBefore = await proofThatWaits();
    await page.getByRole('button', { name: /^Send Another Proof: / }).click();
    const question = member.dialog('Pending approval');
    await member.sees(/request is pending approval\. Don’t pay again\./, question);
    expect(await question.getByText('Amount to pay').count()).toBe(0);
    expect(await member.barriers()).toEqual([]);
    await member.button('Send Another Proof', question).click();
    const another = member.dialog('Send Another Proof');
    expect(await another.getByRole('img', { name: /QR/ }).count()).toBe(0);
    await member.uploads('Upload Plan Proof', another);
    const arrival = await arrivesUnheard(proofs);
    await member.button('Submit Proof', another).click();
    await arrival();
    await stop(another, 'Close');
    await member.seesNoMore(question);
    await member.sees(/We’ve received your proof/);
    expect(await proofThatWaits()).not.toBe(proofBefore);
    expect(begun).toEqual([]);
  },
  2 * minutes,
);
