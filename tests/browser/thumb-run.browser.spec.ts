import { freshMobile } from '@deepam/api-client';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { api, headSession, sessionOf } from './people.js';
import { madeReceipts } from './receipts.js';
import { sumOf, Thumb, thumbTable } from './thumb.js';

/** As counted by this run (ADR 80). Whoever shortens the way lowers these. */
const most = { taps: 12, fields: 4 };
const before = { taps: 21, fields: 5 };

let browser: Browser;
let thumb: Thumb;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function receipt() {
  const made = madeReceipts(new Date()).find(({ rupees }) => rupees === 1_500)!;
  const screen = await browser.newPage({ viewport: { width: made.width, height: 760 }, deviceScaleFactor: made.scale });
  await screen.setContent(made.html);
  await screen.evaluate('document.fonts.ready');
  const buffer = await screen.screenshot({ type: 'png' });
  await screen.close();
  return { name: 'payment.png', mimeType: 'image/png', buffer };
}

it('the main job is done by thumb: from the invitation to money', async () => {
  const head = await headSession();
  const picture = await receipt();
  const { name, mobile, password } = somebodyNew('Sunita');
  thumb = await Thumb.arrive(browser);
  const { page } = thumb;
  const payment = page.getByRole('dialog', { name: 'UPI Payment' });
  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });

  await thumb.step('joins by an invitation', async () => {
    await page.goto(`/register?ref=${head.referralCode}`);
    await thumb.type(page.getByLabel('Name', { exact: true }), name);
    await thumb.type(page.getByLabel('Mobile No.'), mobile);
    await thumb.type(page.getByLabel('Password', { exact: true }), password);
    await thumb.type(page.getByLabel('Confirm Password'), password);
    await thumb.tap(button('Register'));
    await page.getByText(`Welcome, ${name}!`).waitFor();
  });

  await thumb.step('chooses a plan', async () => {
    await thumb.tap(button('Choose Plan: Silver'));
    await thumb.tap(button('UPI Payment'));
    await payment.waitFor();
  });

  await thumb.step('pays and sends the proof', async () => {
    await thumb.tap(payment.locator('a[href^="upi:"]'));
    await thumb.choose(payment.getByLabel('Upload Plan Proof'), picture);
    await thumb.tap(payment.getByRole('button', { name: 'Submit Proof' }));
    await payment.waitFor({ state: 'hidden' });
  });

  const member = await sessionOf({ mobile, password });
  await api.approvePlan(head, member.memberId, 'Silver');
  const recruit = { name: 'Recruit Test', mobile: freshMobile(), plans: [], stage: 'unapproved' as const };
  await api.register(recruit, member);
  const { memberId } = await api.logIn(recruit.mobile);
  await api.approvePlan(head, memberId, 'Gold');

  await thumb.step('sees the first commission', async () => {
    await page.getByRole('heading', { name: '₹250 credited' }).waitFor();
  });

  await thumb.step('asks for the money', async () => {
    await thumb.tap(button('Withdraw ₹250'));
    await page.getByText('Commission Requested Successfully').waitFor();
  });

  process.stdout.write(`${thumbTable(thumb.steps, before)}\n`);
  await thumb.leave();
  const { taps, fields } = sumOf(thumb.steps);
  expect(taps).toBeLessThanOrEqual(most.taps);
  expect(fields).toBeLessThanOrEqual(most.fields);
}, 300_000);
