import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, BrowserUser, phone } from './browser.js';
import { proofImage } from './flow-proof-image.js';
import { logIn, registerMember } from './people.js';

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

describe('a new member on a phone', () => {
  it('a new member on a phone pays in the app of the phone, and finds the code for another phone behind a tap', async () => {
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

  it('a new member pays by UPI, hands in the proof, and both dialogs close with the message of the server', async () => {
    await openPayment('Silver');
    const code = payment().getByAltText('QR code of the UPI payment of ₹1,500');
    await code.waitFor();
    expect(await code.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
    expect(await payment().getByRole('link', { name: 'Save QR' }).getAttribute('download')).toMatch(/^upi-.+\.jpg$/);
    expect(await payment().getByRole('definition').allTextContents()).toContain('₹1,500');
    expect(await accessibilityViolations(page)).toEqual([]);

    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    await payment().getByText('Choose a file.').waitFor();
    await payment().getByLabel('Upload Plan Proof').setInputFiles(picture());
    await payment().getByAltText('Preview of the selected image').waitFor();
    const handedIn = page.waitForResponse('**/api/user/requestplanProof');
    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    const { message } = (await (await handedIn).json()) as { message: string };
    await page.getByRole('status').getByText(message).waitFor();
    await confirm().waitFor({ state: 'detached' });
    expect(await payment().count()).toBe(0);
    await page.getByText('Pending approval').waitFor();
    await page.getByRole('button', { name: 'Send Another Proof: Silver' }).waitFor();
    expect(await choose('Silver').count()).toBe(0);
  });

  it('a new member finds an unfinished payment in another tab, on the plans and on the dashboard, until its proof is sent', async () => {
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
    await payment().getByText('Already paid? Don’t pay again').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await payment().getByLabel('Upload Plan Proof').setInputFiles(picture());
    await payment().getByAltText('Preview of the selected image').waitFor();
    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    await page.getByRole('status').getByText('We’ve received your proof.').waitFor();
    await payment().waitFor({ state: 'detached' });
    await page.getByText('Pending approval').waitFor();
    await finish.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('pay=');
  });

  it('a new member learns at once that a file is above 5 MB, and the selection is cleared', async () => {
    await openPayment('Gold');
    const proof = payment().getByLabel('Upload Plan Proof');
    await proof.setInputFiles(picture());
    await payment().getByText('proof.png').waitFor();
    await proof.setInputFiles(picture(5_242_881));
    await payment().getByText('File size exceeds 5MB limit.').waitFor();
    await payment().getByText('Choose photo').waitFor();
  });

  it('a new member learns the fault of an empty file, a HEIC photo and a picture that cannot be compressed', async () => {
    await openPayment('Gold');
    const proof = payment().getByLabel('Upload Plan Proof');
    const chosen = (name: string, mimeType: string, buffer: Buffer) => proof.setInputFiles({ name, mimeType, buffer });
    await chosen('empty.png', 'image/png', Buffer.alloc(0));
    await payment().getByText('This file is empty.').waitFor();
    // The first bytes of one: this browser has no decoder.
    await chosen('IMG_1.HEIC', 'image/heic', Buffer.from('000000246674797068656963', 'hex'));
    await payment().getByText('This browser can’t read HEIC photos.').waitFor();
    // As a phone without the memory for it.
    await page.evaluate(`Worker.prototype.postMessage = function () {
      this.dispatchEvent(new MessageEvent('message', { data: null }));
    }`);
    await chosen('large.png', 'image/png', proofImage(5200));
    await payment().getByText('too large to compress on this device').waitFor();
    expect(await payment().getByText('Choose photo').count()).toBe(1);
  });

  it('a new member sends a screenshot above 5 MB after the phone has compressed it, whatever its size in pixels', async () => {
    await openPayment('Gold');
    const proof = payment().getByLabel('Upload Plan Proof');
    await proof.setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: proofImage(1400, 'noise') });
    await payment().getByText('screen.jpg').waitFor();
  });

  it('a new member sends a HEIC photo as JPEG where the browser can read it', async () => {
    await openPayment('Gold');
    // As a browser with a decoder, which none here has: what it draws of such a file is a picture.
    await page.evaluate((drawn) => {
      const decoded = new Blob([Uint8Array.from(atob(drawn), (sign) => sign.charCodeAt(0))], { type: 'image/png' });
      const seen = <Of>(file: Of) => (file instanceof File && file.type === 'image/heic' ? decoded : file);
      const address = URL.createObjectURL;
      URL.createObjectURL = (file) => address(seen(file));
      const post = Worker.prototype.postMessage as (this: Worker, job: object) => void;
      Worker.prototype.postMessage = function (this: Worker, job: { file?: unknown }) {
        post.call(this, { ...job, file: seen(job.file) });
      };
    }, proofImage().toString('base64'));
    await payment()
      .getByLabel('Upload Plan Proof')
      .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
    await payment().getByText('IMG_1.jpg').waitFor();
    await payment().getByRole('button', { name: 'Submit Proof' }).click();
    await page.getByRole('status').getByText('We’ve received your proof.').waitFor();
  });
});
