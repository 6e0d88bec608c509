import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { type Login, logIn, planHolder } from './people.js';

let browser: Browser;
let sponsor: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  sponsor = await planHolder('Inviter', 'Silver');
});
afterAll(() => browser.close());

it('an invitation on a phone is shared as a link, by WhatsApp and as a QR code, and fills in the code', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await logIn(page, sponsor);
  const link = await page.getByLabel('Your sponsor link').inputValue();
  const whatsapp = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsapp!)).toContain(link);
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your sponsor link as a QR code' });
  const code = new URL(link).searchParams.get('ref')!;
  const picture = dialog.getByAltText(`QR code of the registration with the code ${code}`);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(560);
  expect(await dialog.getByRole('link', { name: 'Download QR code' }).getAttribute('download')).toMatch(/\.png$/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  const newcomer = await BrowserUser.arrive(browser, phone);
  await newcomer.page.goto(link);
  expect(await newcomer.page.getByLabel('Referral Code').inputValue()).toBe(code);
  await newcomer.leave();
  await user.leave();
});
