import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { keptAnswers, untilKept } from './kept-answers.js';
import { cutErrors, cutConnection, restoreConnection } from './connection-loss.js';
import { downlineOf, headSays, type Login, logIn, planHolder, registerMember } from './people.js';

let browser: Browser;
let sponsor: Login;
beforeAll(async () => {
  browser = await launchBrowser();
  sponsor = await planHolder('Listener', 'Gold');
});
afterAll(() => browser.close());

function countLines(user: BrowserUser): { opened: number } {
  const lines = { opened: 0 };
  user.context.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/stream')) lines.opened += 1;
  });
  return lines;
}
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
/** Long before the next look, so that only the line can have brought it. */
const soon = { timeout: 10_000 };

describe('news', () => {
  it('notifications arrive by themselves: the bell counts, a toast shows the text, and the dashboard shows the money', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    const line = page.waitForResponse('**/api/notifications/stream');
    await logIn(page, sponsor);
    await line;
    await page.getByRole('article', { name: 'Commission tracking' }).getByText('₹0').first().waitFor();
    const payout = page.getByRole('button', { name: 'Request Commission Payout' });
    expect(await payout.isDisabled()).toBe(true);
    await downlineOf(sponsor, [{ name: 'Fresh Buyer', plan: 'Bronze' }]);
    await page.getByText('You earned ₹75 from the Bronze plan of Fresh Buyer (level 1).').waitFor(soon);
    await page.getByRole('button', { name: /Notifications, \d+ unread/ }).waitFor(soon);
    await page.getByRole('article', { name: 'Commission tracking' }).getByText('₹75').first().waitFor(soon);
    await payout.click();
    await page.getByRole('dialog').getByText('Available: ₹75').waitFor();
    await user.leave();
  });

  it('notifications arrive over one connection in every tab of the browser', async () => {
    const user = await BrowserUser.arrive(browser);
    const lines = countLines(user);
    await logIn(user.page, sponsor);
    await bell(user.page).waitFor();
    const second = await user.openTab();
    await second.goto('/faq');
    await bell(second).waitFor();
    await headSays('Diwali', `A lamp for everybody ${Date.now()}`);
    await second.getByText(/^A lamp for everybody/).waitFor(soon);
    await user.page.getByText(/^A lamp for everybody/).waitFor(soon);
    expect(lines.opened).toBe(1);
    await user.leave();
  });

  it('notifications from a time without a connection are shown when it is back', async () => {
    const user = await BrowserUser.arrive(browser);
    user.expectError(/ERR_INTERNET_DISCONNECTED/);
    const { page } = user;
    const line = page.waitForResponse('**/api/notifications/stream');
    await logIn(page, sponsor);
    await line;
    await user.context.setOffline(true);
    const words = `Said while you were away ${Date.now()}`;
    await headSays('Away', words);
    await user.context.setOffline(false);
    await page.getByText(words).waitFor(soon);
    await user.leave();
  });

  it('notifications and pages recover by themselves after a dead connection, though the browser saw a live one', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    user.expectError(cutErrors);
    const { page } = user;
    await downlineOf(sponsor, [{ name: 'Early Buyer', plan: 'Bronze' }]);
    await logIn(page, sponsor);
    await page.goto('/statement');
    await page
      .getByText(/^Commission from Early Buyer/)
      .first()
      .waitFor();
    await untilKept(page, 'statement');
    await cutConnection(page);
    await page.reload();
    await page.getByText(/Offline since/).waitFor();
    await page
      .getByText(/^Commission from Early Buyer/)
      .first()
      .waitFor();
    expect(await page.evaluate('navigator.onLine')).toBe(true);
    await downlineOf(sponsor, [{ name: 'Later Buyer', plan: 'Bronze' }]);
    await restoreConnection(page);
    await page.getByText(/^Commission from Later Buyer/).waitFor(soon);
    await page.getByText(/You’re offline\./).waitFor({ state: 'detached' });

    // Somebody else at this browser: nothing of it is left. What is fetched anew at Logout is answered with 401.
    user.expectError(/\b401\b/);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await keptAnswers(page)).toEqual([]);
    await logIn(page, await registerMember('Stranger'));
    await untilKept(page, 'dashboard');
    expect(JSON.stringify(await keptAnswers(page))).not.toContain('Buyer');
    await user.leave();
  });

  it('notifications count as read at once, and as unread again when the server rejects it', async () => {
    const user = await BrowserUser.arrive(browser);
    user.expectError(/503/);
    const { page } = user;
    await headSays('To read', 'Please read this.');
    await logIn(page, sponsor);
    await page.goto('/notifications');
    const item = page.getByRole('listitem').filter({ hasText: 'Please read this.' }).first();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/mark-read/*', async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { error: 'Not now.', code: 'SERVER.UNAVAILABLE', requestId: 'r' } });
    });
    await item.getByRole('button', { name: 'Mark as Read' }).click();
    await item.getByText('Unread').waitFor({ state: 'detached' });
    answer();
    await page.getByText('Couldn’t mark as read. Please try again.').waitFor();
    await item.getByText('Unread').waitFor();
    await user.leave();
  });
});

describe('preferences', () => {
  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)('notification preferences are kept for each kind, on %s', async (_name, screen) => {
    const user = await BrowserUser.arrive(browser, screen);
    const { page } = user;
    await logIn(page, await registerMember('Chooser'));
    await page.goto('/notifications');
    await page.getByRole('link', { name: 'Preferences' }).click();
    const income = page.getByRole('switch', { name: 'Commission credited' });
    await income.waitFor();
    expect(await income.isChecked()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await income.press('Space');
    await kept;
    await page.reload();
    await income.waitFor();
    expect(await income.isChecked()).toBe(false);
    await user.leave();
  });

  it('notification preferences report a failed save', async () => {
    const user = await BrowserUser.arrive(browser);
    user.expectError(/503/);
    const { page } = user;
    await logIn(page, sponsor);
    await page.goto('/preferences');
    await page.route('**/api/notifications/preferences', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    const payouts = page.getByRole('switch', { name: 'Payout approved' });
    await payouts.click();
    await page.getByText('Couldn’t save your choice. Please try again.').waitFor();
    expect(await payouts.isChecked()).toBe(true);
    await user.leave();
  });
});
