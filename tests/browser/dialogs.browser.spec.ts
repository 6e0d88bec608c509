import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { newcomer } from './desk-people.js';
import { errorFaults } from './error-faults.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin, headSays, planHolder } from './people.js';
import { screenFaults } from './screen-faults.js';
import { until } from './until.js';

const minutes = 60_000;

let browser: Browser;
let member: Person;
let head: Person;
const family = somebodyNew('X').name.split(' ')[1]!;

beforeAll(async () => {
  browser = await launchBrowser();
  const login = await planHolder(somebodyNew('Devika').name, 'Silver');
  await Promise.all(['Anu', 'Binu'].map((name) => newcomer(`${name} ${family}`)));
  [member, head] = await Promise.all([Person.arrive(browser, 'phone'), Person.arrive(browser)]);
  await member.logIn(login);
  await head.logIn(headLogin());
}, 3 * minutes);
afterAll(async () => {
  await Promise.all([member?.leave(), head?.leave()]);
  await browser?.close();
});

const open = async (title: string): Promise<Locator> => {
  await member.visit('/dashboard');
  await member.button(title).click();
  const dialog = member.dialog(title);
  await dialog.waitFor();
  return dialog;
};

it('a dialog stays open when a text selection ends outside of it, and a press outside asks before it discards input', async () => {
  const dialog = await open('Request Cotton');
  const address = dialog.getByLabel('Address');
  await address.fill('Karve Road, Satara');
  const { x, y, width } = (await address.boundingBox())!;
  const { mouse } = member.page;
  await mouse.move(x + width / 2, y + 10);
  await mouse.down();
  await mouse.move(2, y + 10, { steps: 4 });
  await mouse.up();
  expect(await address.inputValue()).toBe('Karve Road, Satara');
  await mouse.click(2, y + 10);
  const question = member.dialog('Discard changes?');
  await question.waitFor();
  expect(await member.barriers()).toEqual([]);
  await member.button('Keep editing', question).click();
  expect(await address.inputValue()).toBe('Karve Road, Satara');
  await mouse.click(2, y + 10);
  await member.button('Discard', question).click();
  await member.seesNoMore(dialog);
  const untouched = await open('Request Cotton');
  await mouse.click(2, y + 10);
  await member.seesNoMore(untouched);
});

it('a dialog has nothing under a toast, which can be dismissed and does not press the dialog', async () => {
  const dialog = await open('Request Cotton');
  const text = `A lamp for ${family} ${Date.now()}`;
  await headSays('Diwali', text);
  await member.sees(text);
  expect(await member.page.evaluate(screenFaults, 360)).toEqual([]);
  await member.page.getByRole('button', { name: 'Dismiss' }).last().click();
  await member.seesNoMore(member.page.getByText(text));
  expect(await dialog.getByRole('alert').count()).toBe(0);
  expect(await dialog.isVisible()).toBe(true);
});

it('a dialog that ends with a toast leaves it on the page', async () => {
  await headSays('Diwali', `Another lamp for ${family} ${Date.now()}`);
  const dialog = await open('Request Cotton');
  await dialog.getByLabel('Quantity (kg)').fill('2');
  await dialog.getByLabel('Address').fill('Satara district, Maharashtra 415001');
  await member.uploads('Payment Proof', dialog);
  await member.button('Submit Request', dialog).click();
  await member.sees('Cotton requested successfully! Notification sent.');
  await member.seesNoMore(dialog);
  await member.page.getByRole('button', { name: 'Dismiss' }).last().click();
});

it('a dialog as tall as the window shows the progress of the file and the rejection of the server above its buttons', async () => {
  const { page } = member;
  member.expectError(/409/);
  await member.visit('/plans');
  await page.getByRole('button', { name: 'Choose Plan' }).first().click();
  await member.button('UPI Payment').click();
  const payment = member.dialog('UPI Payment');
  await payment.getByLabel('UTR number').fill('123456789012');
  await member.uploads('Upload Plan Proof', payment);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/requestplanProof', async (route) => {
    await held;
    const json = { error: 'This UTR number was already used.', code: 'NETWORK.UTR_USED', requestId: 'r' };
    await route.fulfill({ status: 409, json });
  });
  await payment.getByLabel('UTR number').evaluate((field) => field.scrollIntoView());
  await payment.locator('[type=submit]').click();
  await until(
    page,
    `(() => {
        const bar = document.querySelector('progress');
        const { left, top, height } = bar.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + height / 2) === bar;
      })()`,
  );
  answer();
  await payment.locator('[name=utr][aria-invalid=true]:focus').waitFor();
  expect(await page.evaluate(errorFaults)).toEqual([]);
  await page.unroute('**/api/user/requestplanProof');
});

it('a dialog reports at its close that a proof is being sent, and stops or finishes it', async () => {
  const { page } = member;
  await member.visit('/plans');
  await page.getByRole('button', { name: 'Choose Plan' }).last().click();
  await member.button('UPI Payment').click();
  const payment = member.dialog('UPI Payment');
  const confirm = member.dialog('Confirm Enrollment');
  const txnid = await payment.locator('code').textContent();
  await member.uploads('Upload Plan Proof', payment);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/user/requestplanProof', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await member.button('Submit Proof', payment).click();
  await payment.locator('[aria-busy=true]').waitFor();
  const question = member.dialog('Still sending');
  await page.keyboard.press('Escape');
  await member.button('Keep sending', question).waitFor();
  expect(await member.barriers()).toEqual([]);
  await member.button('Keep sending', question).click();
  await member.seesNoMore(question);
  await member.button('Close', payment).click();
  const stopped = page.waitForEvent('requestfailed');
  await member.button('Stop and close', question).click();
  expect((await stopped).url()).toContain('requestplanProof');
  await member.seesNoMore(payment);
  await member.button('UPI Payment', confirm).click();
  await member.sees(txnid!, payment);

  await page.unroute('**/api/user/requestplanProof');
  goOn();
  await member.uploads('Upload Plan Proof', payment);
  await member.button('Submit Proof', payment).click();
  await member.seesNoMore(confirm);
  await member.sees('Pending approval');
});
