import { addEarnings, commissionRequest, updateProfile } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { type Spoken, withVoices } from './device-voice.js';
import { api, downlineOf, headSession, type Login, logIn, planHolder, sessionOf } from './people.js';
import { settle, speak } from './screen-steps.mjs';
import { until } from './until.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function listening(languages: readonly string[], login: Login) {
  const user = await BrowserUser.arrive(browser, phone);
  const spoken = await withVoices(user.context, languages);
  const line = user.page.waitForResponse('**/api/notifications/stream');
  await logIn(user.page, login);
  await line;
  return { user, page: user.page, spoken };
}
const sheetOf = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('region');
const soon = { timeout: 15_000 };
const heightOf = async (sheet: Locator) => (await sheet.boundingBox())!.height;

async function earns(login: Login, ...amounts: readonly number[]): Promise<void> {
  const { memberId } = await sessionOf(login);
  const { token } = await headSession();
  await Promise.all(amounts.map((earning) => api.call(addEarnings, { token, body: { earning, userId: memberId } })));
}
async function asksForPayout(login: Login, commissionAmount: number): Promise<void> {
  const { token } = await sessionOf(login);
  await api.call(commissionRequest, { token, body: { commissionAmount } });
}
const untilSpoken = (spoken: readonly Spoken[], text: string) => poll(() => spoken.some((one) => one.text === text));

it('a credit opens a sheet, the second sheet offers to read amounts aloud, and they are read in the language of the page', async () => {
  const login = await planHolder('Heard Once', 'Gold');
  const { user, page, spoken } = await listening(['en-US', 'hi_IN'], login);
  await downlineOf(login, [{ name: 'First Buyer', plan: 'Bronze' }]);
  const sheet = sheetOf(page);
  await sheet.getByRole('heading', { name: '₹75 credited' }).waitFor(soon);
  await sheet.getByText('You earned ₹75 from the Bronze plan of First Buyer (level 1).').waitFor();
  expect(await sheet.getByText('Read amounts aloud when money arrives').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await earns(login, 20.5);
  await sheet.getByText('Read amounts aloud when money arrives').waitFor(soon);
  expect(await heightOf(sheet)).toBeLessThanOrEqual(200);
  expect(spoken).toEqual([]);
  await sheet.getByRole('button', { name: 'Yes' }).click();
  await untilSpoken(spoken, 'twenty rupees and fifty paise received');
  expect(await sheet.getByText('Read amounts aloud when money arrives').count()).toBe(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });

  await speak(page, 'hi');
  await settle(page);
  await earns(login, 250);
  await page.getByRole('heading', { name: '₹250 आए' }).waitFor(soon);
  await untilSpoken(spoken, 'दो सौ पचास रुपये आए');
  expect(spoken.at(-1)).toEqual({ text: 'दो सौ पचास रुपये आए', lang: 'hi-IN' });
  expect(await page.getByText('बोलकर बताई जाए').count()).toBe(0);
  await page.getByRole('link', { name: 'वॉलेट खोलें' }).click();
  await page.waitForURL('**/wallet');
  expect(await page.getByRole('heading', { name: '₹250 आए' }).count()).toBe(0);
  await user.leave();
});

it('a credit is reported in the language of the page, also after a change of the language', async () => {
  const login = await planHolder('Heard Twice', 'Gold');
  const { user, page } = await listening([], login);
  await downlineOf(login, [{ name: 'First Buyer', plan: 'Bronze' }]);
  const sheet = sheetOf(page);
  await sheet.getByText('You earned ₹75 from the Bronze plan of First Buyer (level 1).').waitFor(soon);
  await speak(page, 'hi');
  await page.getByRole('heading', { name: '₹75 आए' }).waitFor();
  await page.getByText(/^First Buyer के .* प्लान से आपको ₹75 मिले/).waitFor();
  expect(await page.getByText('You earned').count()).toBe(0);
  await user.leave();
});

it('the credit sheet takes at most 200 px of a phone of 360 px and shows the button of the payout, in languages of short and of long words', async () => {
  const login = await planHolder('Heard Briefly', 'Gold');
  const { token } = await sessionOf(login);
  await api.call(updateProfile, { token, body: { bankAccountNo: '000123456789', ifscCode: 'SBIN0005943' } });
  await earns(login, 20.5);
  await asksForPayout(login, 10);
  const { user, page } = await listening(['en-IN'], login);
  await downlineOf(login, [{ name: 'First Buyer With A Long Name', plan: 'Bronze' }]);
  const sheet = sheetOf(page);
  await sheet.getByText('₹10 is requested already').waitFor(soon);
  await sheet.getByText(/^To your bank account .*6789$/).waitFor();
  expect(await heightOf(sheet)).toBeLessThanOrEqual(200);
  await sheet.getByRole('button', { name: 'Withdraw ₹85.50' }).click({ trial: true });
  await speak(page, 'ta');
  const region = page.locator('[popover] section');
  await region.getByRole('heading', { name: '₹75 வந்தது' }).waitFor();
  expect(await heightOf(region)).toBeLessThanOrEqual(200);
  const button = (await region.getByRole('button', { name: /₹85\.50/ }).boundingBox())!;
  const box = (await region.boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(box.y + box.height);
  await user.leave();
});

it('several credits appear as one sheet with their sum and are read once, whatever the number of tabs', async () => {
  const login = await planHolder('Heard Together', 'Silver');
  const { user, page, spoken } = await listening(['en-IN'], login);
  await page.goto('/preferences');
  await page.getByRole('switch', { name: 'Read amounts aloud' }).check();
  const second = await user.openTab();
  await second.goto('/faq');
  await second.getByRole('button', { name: /^Notifications/ }).waitFor();
  await earns(login, 100.25, 20.5, 3);
  for (const tab of [page, second]) {
    const sheet = sheetOf(tab);
    await sheet.getByRole('heading', { name: '₹123.75 credited' }).waitFor(soon);
    await sheet.getByText('3 credits').waitFor();
  }
  await untilSpoken(spoken, 'one hundred and twenty-three rupees and seventy-five paise received');
  await earns(login, 1);
  await untilSpoken(spoken, 'one rupee received');
  expect(spoken.map(({ text }) => text)).toEqual([
    'one hundred and twenty-three rupees and seventy-five paise received',
    'one rupee received',
  ]);
  await user.leave();
});

it('a credit is not read aloud to the next account after its owner has signed out', async () => {
  const login = await planHolder('Heard Late', 'Gold');
  const { user, page, spoken } = await listening(['en-IN'], login);
  await page.goto('/preferences');
  await page.getByRole('switch', { name: 'Read amounts aloud' }).check();
  await page.evaluate(
    `void navigator.locks.request('deepam-voice', () => new Promise((done) => (window.letGo = done)))`,
  );
  await earns(login, 7);
  await page.getByRole('heading', { name: '₹7 credited' }).waitFor(soon);
  await until(page, `navigator.locks.query().then(({ pending }) => pending.length > 0)`);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await page.evaluate(`window.letGo()`);
  await page.evaluate(`navigator.locks.request('deepam-voice', () => undefined)`);
  expect(spoken).toEqual([]);
  await user.leave();
});

it('a credit is never read in a wrong language: without a voice the page reports it and is silent', async () => {
  const login = await planHolder('Heard Never', 'Gold');
  const { user, page, spoken } = await listening(['en-IN', 'hi-IN'], login);
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Play example' }).click();
  await untilSpoken(spoken, 'two hundred and fifty rupees received');
  await page.getByRole('switch', { name: 'Read amounts aloud' }).check();
  await speak(page, 'gu');
  await page.getByText('આ ડિવાઇસમાં ગુજરાતી અવાજ નથી').waitFor();
  await earns(login, 40);
  await page.getByRole('heading', { name: '₹40 આવ્યા' }).waitFor(soon);
  const sheet = page.locator('[popover]').getByText('આ ડિવાઇસમાં ગુજરાતી અવાજ નથી');
  await sheet.waitFor();
  await until(page, `localStorage.getItem('deepam-credits-said') !== null`);
  await speak(page, 'hi');
  await page.getByRole('button', { name: 'सुनें', exact: true }).click();
  await untilSpoken(spoken, 'चालीस रुपये आए');
  expect(spoken).toHaveLength(2);
  await user.leave();
});

it('a credit waits while a dialog is open, and is shown with all others after it is closed', async () => {
  const login = await planHolder('Heard Amid', 'Gold');
  const { user, page } = await listening([], login);
  await page.getByRole('button', { name: 'Add Member' }).click();
  const field = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await field.fill('Meena');
  const news = page.waitForResponse(/notification.*unread|unread/);
  await earns(login, 12);
  await news;
  expect(await page.getByRole('heading', { name: /credited/ }).count()).toBe(0);
  await field.fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: '₹12 credited' }).waitFor(soon);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('heading', { name: '₹12 credited' }).waitFor({ state: 'detached' });
  await user.leave();
});
