import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { poll } from '@deepam/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { isPushedTo } from './accounts.js';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { contrastOf } from './contrast.js';
import { translated } from './devices.js';
import { proofImage } from './flow-proof-image.js';
import { type Login, logIn, registerMember } from './people.js';
import { speak } from './screen-steps.mjs';

let browser: Browser;
let user: BrowserUser;
let member: Login;
beforeAll(async () => {
  browser = await launchBrowser('notifications');
  member = await registerMember('Uma Nair');
});
afterEach(() => user.leave());
afterAll(() => browser.close());

const serverKeys = [1, 2].map((seed) => Buffer.from([4, ...Array<number>(64).fill(seed)]).toString('base64url'));

async function arrive(screen: typeof phone | typeof desktop, permission = 'default'): Promise<Page> {
  user = await BrowserUser.arrive(browser, { ...screen, serviceWorkers: 'allow' });
  await user.context.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => '${permission}' })`);
  await user.context.route('**/api/notifications/push-key', (route) =>
    route.fulfill({ json: { publicKey: serverKeys[0] } }),
  );
  return user.page;
}

/** In the place of the browser's push service, which is a vendor's: one subscription at a time, for one key, as the Push API has it. */
const pushService = `
  const kept = () => JSON.parse(localStorage.getItem('push-service'));
  const subscriptionOf = ({ endpoint }) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => (localStorage.removeItem('push-service'), true),
  });
  PushManager.prototype.getSubscription = async () => kept() && subscriptionOf(kept());
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const key = String(applicationServerKey);
    if (kept() !== null && kept().key !== key) throw new DOMException('Another key', 'InvalidStateError');
    const next = kept() ?? { key, endpoint: 'https://fcm.googleapis.com/fcm/send/' + crypto.randomUUID() };
    localStorage.setItem('push-service', JSON.stringify(next));
    return subscriptionOf(next);
  };`;
const addressOf = (page: Page) => page.evaluate<string>(`JSON.parse(localStorage.getItem('push-service')).endpoint`);
const offer = (page: Page) => page.getByRole('region', { name: 'Turn on notifications' });
const loaded = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).waitFor();

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('notifications are offered when the app loads, above the page, on %s', async (_name, screen) => {
  const page = await arrive(screen);
  await logIn(page, member);
  for (const path of ['/dashboard', '/', '/profile']) {
    await page.goto(path);
    await offer(page).getByRole('button', { name: 'Turn on notifications' }).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const covered = await page.evaluate<boolean>(`(() => {
        const box = document.querySelector('[aria-labelledby=offer-title]');
        box.scrollIntoView();
        const { bottom } = box.getBoundingClientRect();
        return document.querySelector('main').getBoundingClientRect().top < bottom - 1;
      })()`);
    expect([path, covered]).toEqual([path, false]);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
});

it('notifications are offered in readable text, also just after paying, in both schemes and every language', async () => {
  const page = await arrive(phone);
  await logIn(page, await registerMember('Payer Nair'));
  await page.goto('/plans');
  await offer(page).waitFor();
  await page.getByRole('button', { name: 'Choose Plan: Bronze' }).click();
  await page.getByRole('button', { name: 'UPI Payment' }).click();
  await page
    .getByLabel('Upload Plan Proof')
    .setInputFiles({ name: 'payment.png', mimeType: 'image/png', buffer: proofImage() });
  await page.getByRole('button', { name: 'Submit Proof' }).click();
  await page.getByRole('status').getByText('We’ve received your proof.').waitFor();
  const faint: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const language of ['en', ...translated]) {
      await speak(page, language);
      const contrast = await contrastOf(page, '#offer-title');
      if (contrast < 4.5) faint.push(`${colorScheme}, ${language}: ${contrast}`);
    }
  }
  expect(faint).toEqual([]);
});

it('notifications are not offered again for fourteen days after "Not now", except to another account of the browser', async () => {
  const page = await arrive(phone);
  await logIn(page, member);
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await offer(page).waitFor({ state: 'detached' });
  await page.reload();
  await loaded(page);
  expect(await offer(page).count()).toBe(0);
  const other = await registerMember('Vani Rao');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await logIn(page, other);
  await offer(page).waitFor();
  await page.evaluate(`for (const key of Object.keys(localStorage)) if (key.startsWith('deepam-push-not-now:'))
      localStorage.setItem(key, new Date(Date.now() - 14 * 86400000).toISOString())`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await logIn(page, member);
  await offer(page).waitFor();
});

it.each(['granted', 'denied'])('notifications are not offered after a decision: %s', async (permission) => {
  const page = await arrive(desktop, permission);
  await logIn(page, member);
  await loaded(page);
  expect(await offer(page).count()).toBe(0);
});

it('notifications stay on after the server gets other keys, and the browser renews its subscription', async () => {
  const page = await arrive(phone, 'granted');
  await user.context.grantPermissions(['notifications']);
  await user.context.addInitScript(pushService);
  await logIn(page, member);
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  const isOn = page.getByRole('button', { name: 'Turn off on this device' });
  await isOn.waitFor();
  const first = await addressOf(page);
  expect(await isPushedTo(first)).toBe(true);
  await user.context.route('**/api/notifications/push-key', (route) =>
    route.fulfill({ json: { publicKey: serverKeys[1] } }),
  );
  await page.reload();
  await isOn.waitFor();
  const second = await addressOf(page);
  expect(second).not.toBe(first);
  expect(await isPushedTo(second)).toBe(true);
  await poll(async () => !(await isPushedTo(first)));
  await isOn.click();
  await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  await poll(async () => !(await isPushedTo(second)));
});

it('notifications are not offered to visitors', async () => {
  const page = await arrive(desktop);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await offer(page).count()).toBe(0);
});
