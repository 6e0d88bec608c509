import { getServiceLevels } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { api, headSession, registerMember, sessionOf } from './people.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const promise = (page: Page, title: string) => page.getByRole('region', { name: title });

it('the service levels are counted from events, and a visitor finds them in the footer', async () => {
  const head = await headSession();
  for (let count = 0; count < 5; count++) {
    const member = await sessionOf(await registerMember('Promised Test'));
    await api.requestPlan(member, 'Bronze');
    await api.approvePlan(head, member.memberId, 'Bronze');
  }
  const approvals = async () =>
    (await api.call(getServiceLevels)).serviceLevels.find(({ kind }) => kind === 'approval');
  await poll(async () => ((await approvals())?.counted ?? 0) >= 5, { timeout: 30_000 });

  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await page.goto('/');
  await page.getByRole('link', { name: 'Our Promises' }).click();
  const approval = promise(page, 'A plan is approved');
  await approval.getByText('100% on time').waitFor();
  expect(await approval.getByText('1 hour', { exact: true }).count()).toBe(2);
  expect(await approval.getByText('24 hours', { exact: true }).count()).toBe(1);
  await user.leave();
});
