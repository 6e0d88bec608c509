import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { type Login, logIn, planHolder } from './people.js';
import { speak } from './screen-steps.mjs';

let browser: Browser;
let user: BrowserUser;
let page: Page;
let sponsor: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  sponsor = await planHolder(somebodyNew('Sarita').name, 'Gold');
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
  page = user.page;
});
afterEach(() => user.leave());
afterAll(() => browser.close());

interface Shared {
  text?: string;
  files: { name: string; type: string; size: number }[];
}
const withApps = () =>
  page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        const files = (data.files ?? []).map(({ name, type, size }) => ({ name, type, size }));
        shared.push({ ...data, files });
        return Promise.resolve();
      },
    });
  });
const shared = () => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);

it("a shared product is a picture of the goods with the member's code, drawn on the device on request", async () => {
  await withApps();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await logIn(page, sponsor);
  const make = page.getByRole('button', { name: 'Create image' });
  await make.waitFor();
  expect(loaded.filter((url) => /share-card|product-pure/.test(url))).toEqual([]);
  await make.click();
  const dialog = page.getByRole('dialog', { name: 'Image to share' });
  const picture = dialog.getByRole('img');
  await picture.waitFor();
  const code = new URL(await page.getByLabel('Your sponsor link').inputValue()).searchParams.get('ref')!;
  expect(await picture.getAttribute('alt')).toContain(code);
  expect(
    await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    ),
  ).toEqual([1080, 1350]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Share image' }).click();
  const [message] = await shared();
  expect(message!.files).toEqual([{ name: `deepam-${code}.png`, type: 'image/png', size: expect.any(Number) }]);
  expect(message!.text).toContain(code);
});

it('a shared product is saved as a file where the browser shares no files, in the language of the reader', async () => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { canShare?: unknown }).canShare;
  });
  await logIn(page, sponsor);
  await page.getByRole('button', { name: 'Create image' }).click();
  const picture = page.getByRole('dialog').getByRole('img');
  await picture.waitFor();
  const save = async (name: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    return readFile(await (await saving).path());
  };
  const english = await save('Save image');
  expect(english.subarray(1, 4).toString()).toBe('PNG');
  await speak(page, 'ta');
  await page.getByRole('img', { name: /பஞ்சுத் திரிகள்/ }).waitFor();
  expect((await save('படத்தைச் சேமி')).equals(english)).toBe(false);
});
