import { keptPromises } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, desktop, launchBrowser, phone } from './browser.js';
import { api, headSession, registerMember, sessionOf } from './people.js';
import { shownPromises } from './promise-answers.mjs';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const promise = (page: Page, title: string) => page.getByRole('region', { name: title });

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('promises on %s', (_name, screen) => {
  it('are told with their weeks, also the empty ones, and nothing of a few', async () => {
    const user = await BrowserUser.arrive(browser, screen);
    const { page } = user;
    await page.route('**/api/promises', (route) => route.fulfill({ json: shownPromises }));
    await page.goto('/promises');
    const delivery = promise(page, 'Cotton is delivered');
    await delivery.getByText('62% promises kept').waitFor();
    await delivery.getByText('more than 23 days').waitFor();
    await delivery.getByText('Weeks as a table').click();
    const weeks = delivery.getByRole('row');
    expect(await weeks.count()).toBe(15);
    expect(await weeks.nth(1).textContent()).toBe('27 Aug 2026 to 30 Aug 2026nothing that week');
    expect(await weeks.nth(6).textContent()).toContain('too few to tell');
    expect(await weeks.nth(7).textContent()).toMatch(/0%$/);
    const refund = promise(page, 'A deposit comes back');
    await refund.getByText('Too few to tell: fewer than five in 90 days.').waitFor();
    expect(await refund.getByText('%').count()).toBe(0);
    await promise(page, 'A payout is paid').getByText('the same day').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await user.leave();
  });
});

it('promises are counted from what happens, and found by anybody in the footer', async () => {
  const head = await headSession();
  for (let count = 0; count < 5; count++) {
    const member = await sessionOf(await registerMember('Promised Test'));
    await api.requestPlan(member, 'Bronze');
    await api.approvePlan(head, member.memberId, 'Bronze');
  }
  const approvals = async () => (await api.call(keptPromises)).promises.find(({ kind }) => kind === 'approval');
  await poll(async () => ((await approvals())?.counted ?? 0) >= 5, { timeout: 30_000 });

  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await page.goto('/');
  await page.getByRole('link', { name: 'Our Promises' }).click();
  const approval = promise(page, 'A plan is approved');
  await approval.getByText('100% promises kept').waitFor();
  expect(await approval.getByText('1 hour', { exact: true }).count()).toBe(2);
  expect(await approval.getByText('24 hours', { exact: true }).count()).toBe(1);
  await user.leave();
});

it('promises that do not come say so, and can be asked for again', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  user.expectError(/503/);
  await page.route('**/api/promises', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The service is resting.', code: 'SERVER.UNAVAILABLE', requestId: 'r' },
    }),
  );
  await page.goto('/promises');
  await page.getByRole('alert').getByText('The service is resting.').waitFor({ timeout: 30_000 });
  await page.unroute('**/api/promises');
  await page.getByRole('button', { name: 'Try again' }).click();
  await promise(page, 'A plan is approved').getByText('24 hours').waitFor();
  await user.leave();
});
