import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { isThorough } from './devices.js';
import { proofImage } from './flow-proof-image.js';
import { logIn, planHolder, registerMember } from './people.js';
import { madeReceipts, type MadeReceipt } from './receipts.js';

let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => user.leave());
afterAll(() => browser.close());

const now = new Date();
const all = madeReceipts(now);
const receipts = isThorough ? all : all.filter((_, at) => at % 8 === Math.floor(at / 8) % 8);

const payment = (page: Page) => page.getByRole('dialog', { name: 'UPI Payment' });
const picture = (page: Page) => payment(page).getByLabel('Upload Plan Proof');
const number = (page: Page) => payment(page).getByLabel('UTR number');

async function openPayment(page: Page): Promise<void> {
  await logIn(page, await registerMember('Meera Test'));
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Choose Plan: Silver' }).click();
  await page.getByRole('button', { name: 'UPI Payment' }).click();
  await picture(page).waitFor();
}

async function screenshotOf({ html, width, scale, type }: MadeReceipt) {
  const screen = await browser.newPage({ viewport: { width, height: 760 }, deviceScaleFactor: scale });
  await screen.setContent(html);
  await screen.evaluate('document.fonts.ready');
  const buffer = await screen.screenshot(type === 'jpeg' ? { type, quality: 70 } : { type });
  await screen.close();
  return { name: `receipt.${type}`, mimeType: `image/${type}`, buffer };
}

async function readingOf(page: Page, receipt: MadeReceipt): Promise<{ utr: string; rupees: number | null }> {
  await picture(page).setInputFiles(await screenshotOf(receipt));
  await payment(page).getByText('Reading the UTR').waitFor();
  await payment(page).getByText('Reading the UTR').waitFor({ state: 'hidden', timeout: 90_000 });
  const shown = await payment(page)
    .getByText(/^(?:Amount matches|The image shows)/)
    .textContent({ timeout: 200 })
    .catch(() => null);
  const [, amount] = /shows ₹([\d,]*\d(?:\.\d\d)?)/.exec(shown ?? '') ?? [];
  const result = {
    utr: await number(page).inputValue(),
    rupees: amount === undefined ? null : Number(amount.replaceAll(',', '')),
  };
  await payment(page).getByRole('button', { name: 'Remove' }).click();
  await number(page).fill('');
  return result;
}

it(`is read on the device: ${receipts.length} of ${all.length} made screenshots, none of them wrongly`, async () => {
  user = await BrowserUser.arrive(browser);
  await openPayment(user.page);
  const read = [];
  for (const receipt of receipts) read.push({ receipt, ...(await readingOf(user.page, receipt)) });
  const wrong = read.filter(
    ({ receipt, utr, rupees }) => (utr !== '' && utr !== receipt.utr) || (rupees !== null && rupees !== receipt.rupees),
  );
  expect(wrong.map(({ receipt, utr, rupees }) => [receipt.title, receipt.utr, utr, rupees])).toEqual([]);
  const numbers = read.filter(({ receipt, utr }) => utr === receipt.utr).length;
  const amounts = read.filter(({ receipt, rupees }) => rupees === receipt.rupees).length;
  process.stdout.write(
    `Of ${read.length} pictures, ${numbers} numbers and ${amounts} amounts were read right, none wrong.\n`,
  );
  expect(numbers).toBeGreaterThanOrEqual(Math.floor(read.length * 0.95));
}, 600_000);

it('the reader of payment pictures never overwrites typed text, reports a wrong amount before it is sent, and can be ignored', async () => {
  user = await BrowserUser.arrive(browser);
  const { page } = user;
  await openPayment(page);
  const receipt = all.find(({ rupees }) => rupees === 750)!;
  await number(page).fill('111122223333');
  await picture(page).setInputFiles(await screenshotOf(receipt));
  const grouped = receipt.utr.replace(/(....)(?=.)/g, '$1 ');
  await payment(page).getByText(`Your picture shows ${grouped}.`).waitFor({ timeout: 90_000 });
  await payment(page).getByText('The image shows ₹750, but ₹1,500 is due.').waitFor();
  expect(await number(page).inputValue()).toBe('111122223333');
  expect(await accessibilityViolations(page)).toEqual([]);
  await payment(page).getByRole('button', { name: 'Use this number' }).click();
  expect(await number(page).inputValue()).toBe(receipt.utr);
  await payment(page).getByText('Filled in from your image. Please check.').waitFor();
  await payment(page).getByRole('button', { name: 'Submit Proof' }).click();
  await page.getByText('We’ve received your proof.').waitFor();
});

it('a picture without a number leaves none of the previous one in the field, and typed text stays', async () => {
  user = await BrowserUser.arrive(browser);
  const { page } = user;
  await openPayment(page);
  const receipt = all.find(({ rupees }) => rupees === 1500)!;
  const other = { name: 'lamp.png', mimeType: 'image/png', buffer: proofImage(600) };
  const unread = payment(page).getByText('We couldn’t read a UTR. Enter it manually.');
  await picture(page).setInputFiles(await screenshotOf(receipt));
  await payment(page).getByText('Filled in from your image. Please check.').waitFor({ timeout: 90_000 });
  expect(await number(page).inputValue()).toBe(receipt.utr);
  await picture(page).setInputFiles(other);
  await unread.waitFor({ timeout: 90_000 });
  expect(await number(page).inputValue()).toBe('');
  await number(page).fill('111122223333');
  await payment(page).getByRole('button', { name: 'Remove' }).click();
  expect(await number(page).inputValue()).toBe('111122223333');
});

it('a picture of a cotton payment fills its number in, and reports before it is sent that the amount belongs to other kilograms', async () => {
  user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, await planHolder('Meera Test', 'Bronze'));
  await page.goto('/cotton');
  await page.getByRole('button', { name: 'Request Cotton' }).click();
  const form = page.getByRole('dialog', { name: 'Request Cotton' });
  await form.getByLabel('Quantity (kg)').fill('2');
  const receipt = all.find(({ rupees }) => rupees === 750)!;
  await form.getByLabel('Payment Proof').setInputFiles(await screenshotOf(receipt));
  await form.getByText('The image shows ₹750, but ₹800 is due. Is this the right image?').waitFor({ timeout: 90_000 });
  expect(await form.getByLabel('UTR number').inputValue()).toBe(receipt.utr);
});

it('the reader of payment pictures waits for a tap where data are expensive, and loads nothing before', async () => {
  user = await BrowserUser.arrive(browser);
  const { page } = user;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await openPayment(page);
  const receipt = all.find(({ rupees }) => rupees === 1500)!;
  await picture(page).setInputFiles(await screenshotOf(receipt));
  const offer = payment(page).getByRole('button', { name: 'Read the number from the picture' });
  await offer.waitFor();
  const ofReader = () => asked.filter((url) => /receipt-reader|tesseract/.test(url));
  expect(ofReader()).toEqual([]);
  await offer.click();
  await payment(page).getByText('Amount matches: ₹1,500.').waitFor({ timeout: 90_000 });
  expect(await number(page).inputValue()).toBe(receipt.utr);
  expect(ofReader().length).toBeGreaterThan(0);
});
