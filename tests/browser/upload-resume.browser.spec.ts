import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { proofImage } from './flow-proof-image.js';
import { type Login, logIn, planHolder } from './people.js';

let browser: Browser;
let member: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  member = await planHolder('Uploader', 'Silver');
});
afterAll(() => browser.close());

const request = '**/api/member/cotton/request';

async function fillIn(user: BrowserUser) {
  const { page } = user;
  await logIn(page, member);
  await page.getByRole('button', { name: 'Request Cotton' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Cotton' });
  await dialog.getByLabel('Quantity (kg)').fill('2');
  await dialog.getByLabel('Address').fill('Satara district, Maharashtra 415001');
  await dialog
    .getByLabel('Payment Proof')
    .setInputFiles({ name: 'payment.png', mimeType: 'image/png', buffer: proofImage() });
  return { dialog, submit: dialog.getByRole('button', { name: 'Submit Request' }) };
}

it('an upload that loses its connection keeps the file and sends it again by itself, as the same request', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  user.expectError(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/);
  const { page } = user;
  const keys: (string | undefined)[] = [];
  let drops = 1;
  await page.route(request, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return drops-- > 0 ? route.abort('internetdisconnected') : route.continue();
  });
  const { submit } = await fillIn(user);
  await submit.click();
  await page.getByText('Cotton requested successfully! Notification sent.').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await user.leave();
});

it('an upload that loses its connection reports it, and can be sent at once or cancelled; the next press continues the same request', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  user.expectError(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/);
  const { page } = user;
  const keys: (string | undefined)[] = [];
  await page.route(request, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort('internetdisconnected');
  });
  const { dialog, submit } = await fillIn(user);
  await submit.click();
  await dialog.getByText(/Connection lost\. Your file is safe/).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await dialog.getByText(/Nothing is lost: .* press “Submit Request” again; it counts only once\./).waitFor();
  expect(await dialog.getByText(/Failed/).count()).toBe(0);
  expect(await dialog.getByLabel('Quantity (kg)').inputValue()).toBe('2');
  await dialog.getByText('payment.png').waitFor();
  await page.unroute(request);
  const [again] = await Promise.all([page.waitForRequest(request), submit.click()]);
  expect(again.headers()['idempotency-key']).toBe(keys[0]);
  expect(new Set(keys).size).toBe(1);
  await page.getByText('Cotton requested successfully! Notification sent.').waitFor();
  await user.leave();
});
