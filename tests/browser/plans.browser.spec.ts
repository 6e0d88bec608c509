import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, BrowserUser, phone } from './browser.js';
import { proofImage } from './flow-proof-image.js';
import { logIn, planHolder, planlessMember, registerMember } from './people.js';

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

describe('a new member on a phone', () => {
  it('pays in the app of the phone; the code for another phone is behind a tap', async () => {
    await user.leave();
    user = await BrowserUser.arrive(browser, phone);
    page = user.page;
    await logIn(page, await registerMember('Meera Test'));
    await page.goto('/plans');
    await choose('Silver').click();
    await confirm().getByRole('button', { name: 'UPI Payment' }).click();
    const app = payment().getByRole('link', { name: 'Pay ₹1,500' });
    expect(await app.getAttribute('href')).toMatch(/^upi:\/\/pay\?.*am=1500\.00/);
    const code = payment().getByAltText(/^QR code/);
    expect(await code.isVisible()).toBe(false);
    await payment().getByText('Pay from another phone').click();
    await code.waitFor();

    // As the phone does when the app of the payment is closed again.
    await page.evaluate(`addEventListener('click', (event) => event.preventDefault(), true)`);
    await app.click();
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await payment().locator('[type=file]:focus').waitFor();
    expect(
      await payment()
        .getByText('Choose photo')
        .evaluate((prompt) => {
          const { left, top } = prompt.getBoundingClientRect();
          return prompt.closest('dialog')!.contains(document.elementFromPoint(left + 1, top + 1));
        }),
    ).toBe(true);
  });
});

describe('a new member', () => {
  beforeEach(async () => {
    await logIn(page, await registerMember('Meera Test'));
    await page.goto('/plans');
  });

  it('pays by UPI, hands in the proof, and both dialogs close with the message of the server', async () => {
    await openPayment('Silver');
    const code = payment().getByAltText('QR code of the UPI payment of ₹1,500');
    await code.waitFor();
    expect(await code.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
    expect(await payment().getByRole('link', { name: 'Save QR' }).getAttribute('download')).toMatch(/^upi-.+\.jpg$/);
    expect(await payment().getByRole('definition').allTextContents()).toContain('₹1,500');
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
    // A member who has paid finds no second way to pay for the same plan.
    await page.getByRole('button', { name: 'Send Another Proof: Silver' }).waitFor();
    expect(await choose('Silver').count()).toBe(0);
  });

  it('finds an unfinished payment again, in a tab that was dropped, on the plans and on the dashboard, until its proof', async () => {
    await openPayment('Silver');
    const txnid = await payment().locator('code').textContent();
    // The phone has dropped the tab while the UPI app was open.
    await page.reload();
    await payment().getByText(txnid!).waitFor();
    await payment().getByRole('button', { name: 'Close', exact: true }).click();
    await payment().waitFor({ state: 'detached' });
    const finish = page.getByRole('link', { name: 'Finish your payment: Silver' });
    await finish.waitFor();
    await page.reload();
    await finish.waitFor();
    expect(await payment().count()).toBe(0);

    await page.goto('/dashboard');
    await finish.waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await finish.click();
    await payment().getByText(txnid!).waitFor();
    await payment().getByText('If you have paid already, do not pay again').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await payment().getByLabel('Upload Plan Proof').setInputFiles(picture());
    await payment().getByAltText('Preview of the chosen picture').waitFor();
    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    await page.getByRole('status').getByText('We’ve received your proof.').waitFor();
    await payment().waitFor({ state: 'detached' });
    await page.getByText('Waiting for approval').waitFor();
    await finish.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('pay=');
  });

  it('sees what is bought before the payment is begun, goes back one step with Close, and out with Cancel', async () => {
    const begun: string[] = [];
    page.on('request', (request) => request.url().endsWith('/enroll-upi') && begun.push(request.url()));
    await choose('Bronze').click();
    await confirm().getByText('₹750').waitFor();
    expect([begun, await payment().count()]).toEqual([[], 0]);
    await confirm().getByRole('button', { name: 'UPI Payment' }).click();
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
    await payment().getByText('Choose photo').waitFor();
  });

  it('is told what is wrong with an empty file, a HEIC photo and a picture that cannot be made smaller', async () => {
    await openPayment('Gold');
    const proof = payment().getByLabel('Upload Plan Proof');
    const chosen = (name: string, mimeType: string, buffer: Buffer) => proof.setInputFiles({ name, mimeType, buffer });
    await chosen('empty.png', 'image/png', Buffer.alloc(0));
    await payment().getByText('This file is empty.').waitFor();
    // The first bytes of one: this browser has no decoder.
    await chosen('IMG_1.HEIC', 'image/heic', Buffer.from('000000246674797068656963', 'hex'));
    await payment().getByText('This browser cannot read HEIC photos.').waitFor();
    // As a phone without the memory for it.
    await page.evaluate(`window.createImageBitmap = () => Promise.reject(new Error('out of memory'))`);
    await chosen('large.png', 'image/png', proofImage(5200));
    await payment().getByText('too large for this device to make smaller').waitFor();
    expect(await payment().getByText('Choose photo').count()).toBe(1);
  });

  it('sends a screenshot above 5 MB after the phone has made it smaller, whatever its size in pixels', async () => {
    await openPayment('Gold');
    const proof = payment().getByLabel('Upload Plan Proof');
    await proof.setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: proofImage(1400, 'noise') });
    await payment().getByText('screen.jpg').waitFor();
  });

  it('sends a HEIC photo as JPEG where the browser can read it', async () => {
    await openPayment('Gold');
    // As a browser with a decoder, which none here has: what it draws of such a file is a picture.
    await page.evaluate((drawn) => {
      const decoded = new Blob([Uint8Array.from(atob(drawn), (sign) => sign.charCodeAt(0))], { type: 'image/png' });
      const seen = <Of>(file: Of) => (file instanceof File && file.type === 'image/heic' ? decoded : file);
      const [address, bitmap] = [
        URL.createObjectURL,
        createImageBitmap as (...args: unknown[]) => Promise<ImageBitmap>,
      ];
      URL.createObjectURL = (file) => address(seen(file));
      Object.assign(window, { createImageBitmap: (file: unknown, ...how: unknown[]) => bitmap(seen(file), ...how) });
    }, proofImage().toString('base64'));
    await payment()
      .getByLabel('Upload Plan Proof')
      .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
    await payment().getByText('IMG_1.jpg').waitFor();
    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    await page.getByRole('status').getByText('We’ve received your proof.').waitFor();
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
    await payment().getByAltText('Preview of the chosen picture').waitFor();
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

  it('is asked before the payment of the difference is begun', async () => {
    const begun: string[] = [];
    page.on('request', (request) => request.url().endsWith('/enroll-upi') && begun.push(request.url()));
    await logIn(page, await planHolder('Asha Test', 'Silver'));
    await page.goto('/plans');
    await choose('Gold').click();
    await confirm().getByText('Amount to pay').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect([begun, await payment().count()]).toEqual([[], 0]);
    await confirm().getByRole('button', { name: 'UPI Payment' }).click();
    await payment().getByText('₹1,000').first().waitFor();
  });
});

describe('who cannot do it yet', () => {
  it('without a plan reads what is missing for payouts, for adding members and for cotton, and where to get it', async () => {
    await logIn(page, await planlessMember('Planless Test'));
    const commission = page.getByRole('article', { name: 'Commission tracking' });
    await commission.getByText('Commission is paid out with a Silver or Gold plan.').waitFor();
    expect(await commission.getByRole('button', { name: 'Request Commission Payout' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Withdraw Earnings' }).isDisabled()).toBe(true);
    const addMember = page.getByRole('button', { name: 'Add Member' });
    for (const address of ['/dashboard', '/adduser']) {
      await page.goto(address);
      await page.getByText('Enroll plan Silver or Gold To Add Members').waitFor();
      expect(await addMember.isDisabled()).toBe(true);
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await page.goto('/cotton');
    await page.getByText('Enroll in a plan to request cotton.').waitFor();
    expect(await page.getByRole('button', { name: 'Request Cotton' }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'See the plans' }).click();
    await choose('Silver').waitFor();
  });

  it('without an approval reads on /statement to complete the profile, and is offered no file', async () => {
    await logIn(page, await registerMember('Unapproved Test'));
    await page.goto('/statement');
    await page.getByText('Please complete your profile').waitFor();
    expect(await page.getByRole('button', { name: /^Download:/ }).count()).toBe(0);
  });
});
