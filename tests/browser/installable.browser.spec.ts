import { expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { baseUrl, installedPhone } from './browser.js';
import { keptAnswers, untilKept } from './kept-answers.js';
import { documentNumbers, givesNumbers, withApprovedOrders } from './desk-people.js';
import { logIn } from './people.js';
import { until } from './until.js';
import { oneUserEach, page, user } from './one-user.js';

const opened = [
  ['/dashboard', 'dashboard', 'Request Cotton'],
  ['/profile', 'profile', 'Anu Kept'],
  ['/plans', 'listPlans', '₹750'],
  ['/statement', 'statement', 'Deposit'],
  ['/network', 'memberNetwork', 'Your Network'],
] as const;

oneUserEach(installedPhone, 'notifications');

async function arriveWithWorker(path: string): Promise<void> {
  await page.goto(path);
  await until(page, 'navigator.serviceWorker.controller !== null');
}

async function goOffline(): Promise<void> {
  user.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await user.context.setOffline(true);
}

const keptAddresses = () =>
  page.evaluate<string[]>(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

const areAssetsKept = `(async () => {
  const assets = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
  return (await Promise.all(assets.map(({ name }) => caches.match(name)))).every(Boolean);
})()`;

it('the installed product has a manifest with icons that exist', async () => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await fetch(baseUrl + address);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const { icons, display } = (await answer.json()) as { icons: { src: string; purpose: string }[]; display: string };
  expect(display).toBe('standalone');
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src } of icons) {
    const icon = await fetch(baseUrl + src);
    await icon.arrayBuffer();
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
  }
});

it('the installed product shows pages without a connection that were opened before, and reports the missing connection', async () => {
  await arriveWithWorker('/');
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
  await page.waitForLoadState('networkidle');
  await goOffline();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' }).waitFor();
  await page.getByRole('status').getByText('You’re offline.').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Illuminate' }).waitFor();
  await user.context.setOffline(false);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });
});

it('the installed product reports within its frame that a page that was never opened needs a connection', async () => {
  await arriveWithWorker('/');
  await page.waitForLoadState('networkidle');
  await goOffline();
  user.expectError(/dynamically imported|Unable to preload/);
  await page.goto('/about');
  await page.getByText('This page isn’t available offline').waitFor();
  await page.getByRole('banner').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

it('the installed product shows earlier answers without a connection to their member only, and without encrypted numbers', async () => {
  const anu = await withApprovedOrders('Anu Kept', 1);
  await givesNumbers(anu);
  await arriveWithWorker('/');
  await logIn(page, anu.login);
  await until(page, 'navigator.serviceWorker.controller !== null');
  for (const [path, call] of opened) {
    await page.goto(path);
    await untilKept(page, call);
  }
  for (const [path, , text] of opened) {
    await page.goto(path);
    await page.getByRole('main').getByText(text).first().waitFor();
    await until(page, areAssetsKept);
  }
  const kept = JSON.stringify(await keptAnswers(page));
  expect(kept).toContain('Anu Kept');
  for (const number of Object.values(documentNumbers)) {
    expect(kept).not.toContain(number);
    // As it is masked: four digits alone also stand in an id or a time.
    expect(kept).not.toMatch(new RegExp(`X ?${number.slice(-4)}`));
  }
  expect(kept).not.toContain('sig=');

  await goOffline();
  for (const [path, , text] of opened) {
    await page.goto(path);
    await page.getByRole('main').getByText(text).first().waitFor();
  }
  await page
    .getByRole('status')
    .getByText(/Offline since/)
    .waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await keptAnswers(page)).toEqual([]);
  await user.context.setOffline(false);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });
});

it('the installed product shows the login page without a connection, even if it was never opened', async () => {
  await arriveWithWorker('/');
  await page.waitForLoadState('networkidle');
  await goOffline();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByLabel('Mobile Number').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

it('the installed product caches no answer of the API', async () => {
  await arriveWithWorker('/plans');
  await page.reload();
  await page.getByRole('button', { name: 'Choose Plan: Gold' }).waitFor();
  await page.waitForLoadState('networkidle');
  const kept = await keptAddresses();
  expect(kept).toContain('/plans');
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});
