import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, BrowserUser } from './browser.js';
import { logIn, planHolder, registerMember } from './people.js';

let browser: Browser;
let user: BrowserUser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser);
  page = user.page;
});
afterEach(() => user.leave());
afterAll(() => browser.close());

const choose = (plan: string) => page.getByRole('button', { name: `Choose Plan: ${plan}` });
const confirm = () => page.getByRole('dialog', { name: 'Confirm Enrollment' });
const payment = () => page.getByRole('dialog', { name: 'UPI Payment' });
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (size = pixel.length) => ({
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([pixel, Buffer.alloc(size - pixel.length)]),
});

async function openPayment(plan: string): Promise<void> {
  await choose(plan).click();
  await confirm().getByRole('button', { name: 'UPI Payment' }).click();
  await payment()
    .getByAltText(/^QR code/)
    .waitFor();
}

describe('a visitor', () => {
  it('sees the prices and is sent to the login by Choose Plan', async () => {
    await page.goto('/plans');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Choose Plan/ }) });
    await cards.first().waitFor();
    expect((await cards.allTextContents()).map((text) => /₹[\d,]+/.exec(text)?.[0])).toEqual([
      '₹750',
      '₹1,500',
      '₹2,500',
    ]);
    await choose('Silver').click();
    await page.waitForURL('**/login');
  });

  it('is told when the plans cannot be loaded, and can try again', async () => {
    user.expectError(/409/);
    await page.route('**/api/plans', (route) =>
      route.fulfill({ status: 409, json: { error: 'Not now, please.', code: 'X', requestId: '1' } }),
    );
    await page.goto('/plans');
    await page.getByText('Not now, please.').waitFor();
    await page.unroute('**/api/plans');
    await page.getByRole('button', { name: 'Try again' }).click();
    await choose('Gold').waitFor();
  });
});

describe('a new member', () => {
  beforeEach(async () => {
    await logIn(page, await registerMember('Meera Test'));
    await page.goto('/plans');
  });

  it('pays by UPI, hands in the proof, and both dialogs close with the message of the server', async () => {
    await choose('Silver').click();
    await confirm().getByText('Amount to pay').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await confirm().getByRole('button', { name: 'UPI Payment' }).click();
    const code = payment().getByAltText('QR code of the UPI payment of ₹1,500');
    await code.waitFor();
    expect(await code.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
    expect(await payment().locator('a').getAttribute('href')).toMatch(/^upi:\/\/pay\?.*am=1500\.00/);
    expect(await accessibilityViolations(page)).toEqual([]);

    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    await payment().getByText('Please choose a file.').waitFor();
    await payment().getByLabel('Upload Plan Proof').setInputFiles(picture());
    await payment().getByAltText('Preview of the chosen picture').waitFor();
    const handedIn = page.waitForResponse('**/api/user/requestplanProof');
    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    const { message } = (await (await handedIn).json()) as { message: string };
    await page.getByRole('status').getByText(message).waitFor();
    await confirm().waitFor({ state: 'detached' });
    expect(await payment().count()).toBe(0);
    await page.getByText('Waiting for approval').waitFor();
  });

  it('goes back one step with Close, and out with Cancel', async () => {
    await openPayment('Bronze');
    await payment().getByRole('button', { name: 'Close', exact: true }).click();
    await payment().waitFor({ state: 'detached' });
    expect(await confirm().isVisible()).toBe(true);
    await confirm().getByRole('button', { name: 'Cancel' }).click();
    await confirm().waitFor({ state: 'detached' });
  });

  it('is told at once that a file is above 5 MB, and the selection is cleared', async () => {
    await openPayment('Gold');
    const proof = payment().getByLabel('Upload Plan Proof');
    await proof.setInputFiles(picture());
    await payment().getByText('proof.png').waitFor();
    await proof.setInputFiles(picture(5_242_881));
    await payment().getByText('File size exceeds 5MB limit.').waitFor();
    await payment().getByText('Choose a picture').waitFor();
  });

  it("reads 'Enroll UPI Failed. ' and 'Failed to upload plan proof. ' before the reason of the server", async () => {
    user.expectError(/409/);
    const refuse = { status: 409, json: { error: 'Not now, please.', code: 'X', requestId: '1' } };
    await page.route('**/api/user/enroll-upi', (route) => route.fulfill(refuse));
    await choose('Gold').click();
    await confirm().getByRole('button', { name: 'UPI Payment' }).click();
    await confirm().getByText('Enroll UPI Failed. Not now, please.').waitFor();
    await page.unroute('**/api/user/enroll-upi');
    await page.route('**/api/user/requestplanProof', (route) => route.fulfill(refuse));
    await confirm().getByRole('button', { name: 'UPI Payment' }).click();
    await payment().getByLabel('Upload Plan Proof').setInputFiles(picture());
    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    await payment().getByText('Failed to upload plan proof. Not now, please.').waitFor();
  });
});

describe('a Silver member', () => {
  it('sees the difference to Gold, and no button for what they have', async () => {
    await logIn(page, await planHolder('Asha Test', 'Silver'));
    await page.goto('/plans');
    await page.getByText('Upgrade for ₹1,000').waitFor();
    await page.getByText('Your plan', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Choose Plan/ }).count()).toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
