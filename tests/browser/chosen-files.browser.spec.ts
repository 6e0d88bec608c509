import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { proofImage } from './flow-proof-image.js';
import { finishPhotos, holdPhotos, largePhoto, untilPhotoFinished } from './held-photos.js';
import { logIn, registerMember } from './people.js';

let browser: Browser;
let user: BrowserUser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
  page = user.page;
  await logIn(page, await registerMember(somebodyNew('Kavitha').name));
});
afterEach(() => user.leave());
afterAll(() => browser.close());

const openPayment = async () => {
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Choose Plan: Bronze' }).click();
  await page.getByRole('button', { name: 'UPI Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'UPI Payment' });
  await dialog.getByLabel('Upload Plan Proof').waitFor();
  return dialog;
};

it('a chosen file is sent once, as soon as it is ready, when Submit was pressed before', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/requestplanProof') && sent.push(request.url()));
  const dialog = await openPayment();
  await holdPhotos(page);
  await dialog.getByLabel('Upload Plan Proof').setInputFiles(largePhoto('screen.png'));
  await dialog.getByText('Compressing photo').waitFor();
  const submit = dialog.getByRole('button', { name: 'Submit Proof' });
  await submit.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await dialog.locator('button[aria-busy]').waitFor();
  expect(await dialog.getByText('Choose a file.').count()).toBe(0);
  await finishPhotos(page);
  await page.getByText('We’ve received your proof.').waitFor();
  expect(sent).toHaveLength(1);
});

it('a chosen file is not sent after its dialog was closed', async () => {
  let sent = 0;
  page.on('request', (request) => request.url().endsWith('/requestplanProof') && (sent += 1));
  const dialog = await openPayment();
  await holdPhotos(page);
  await dialog.getByLabel('Upload Plan Proof').setInputFiles(largePhoto('screen.png'));
  await dialog.getByRole('button', { name: 'Submit Proof' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await finishPhotos(page);
  await page.reload();
  await page.getByRole('link', { name: 'Finish your payment' }).waitFor();
  expect(sent).toBe(0);
});

it('a chosen file that has arrived closes its dialog, though nothing more comes over the connection', async () => {
  const dialog = await openPayment();
  await page.route('**/api/member/membership', () => undefined);
  const proof = { name: 'pay.png', mimeType: 'image/png', buffer: proofImage() };
  await dialog.getByLabel('Upload Plan Proof').setInputFiles(proof);
  await dialog.getByRole('button', { name: 'Submit Proof' }).click();
  await page.getByText('We’ve received your proof.').waitFor({ timeout: 15_000 });
  await dialog.waitFor({ state: 'hidden' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('a chosen file that is no picture shows none', async () => {
  const dialog = await openPayment();
  const buffer = Buffer.from('%PDF-1.4');
  await dialog.getByLabel('Upload Plan Proof').setInputFiles({ name: 'pay.png', mimeType: 'image/png', buffer });
  await dialog.getByText('pay.png').waitFor();
  await dialog.getByAltText('Preview of the selected image').waitFor({ state: 'detached' });
});

it('a chosen file is replaced by a later choice, although the first one is ready earlier', async () => {
  const dialog = await openPayment();
  await holdPhotos(page);
  const field = dialog.getByLabel('Upload Plan Proof');
  await field.setInputFiles(largePhoto('wrong.png'));
  await dialog.getByText('Compressing photo').waitFor();
  await field.setInputFiles({ name: 'right.png', mimeType: 'image/png', buffer: proofImage() });
  await dialog.getByText('right.png').waitFor();
  await dialog.getByText('Compressing photo').waitFor({ state: 'detached' });
  await finishPhotos(page);
  await untilPhotoFinished(page);
  expect(await dialog.getByText('right.png').count()).toBe(1);
});

it('a chosen file stays next to another one that is compressed at the same time', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await holdPhotos(page);
  await page.getByLabel('Profile picture').setInputFiles(largePhoto('face.png'));
  await page.getByLabel('ID proof', { exact: true }).setInputFiles(largePhoto('card.png'));
  await finishPhotos(page);
  await page.getByText('face.jpg').waitFor();
  await page.getByText('card.jpg').waitFor();
  expect(await page.getByText('face.jpg').count()).toBe(1);
});
