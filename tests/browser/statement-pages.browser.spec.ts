import { whenConsistent } from '@deepam/api-client';
import { addEarnings } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { asHead } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { cutErrors, cutConnection, restoreConnection } from './connection-loss.js';
import { type Login, logIn, planHolder, sessionOf } from './people.js';
import { until } from './until.js';

const notOpened = /haven’t opened this before/;
const further = /\/api\/member\/statement\?.*cursor=/;

let browser: Browser;
let member: Login;
let user: BrowserUser;
let main: Locator;
beforeAll(async () => {
  browser = await launchBrowser();
  member = await planHolder(somebodyNew('Padma').name, 'Silver');
  const { memberId: userId } = await sessionOf(member);
  for (const reason of ['First lamp', 'Second lamp', 'Third lamp'])
    await whenConsistent(() => asHead(addEarnings, { body: { userId, earning: 40, reason } }));
});
beforeEach(async () => {
  user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  main = page.getByRole('main');
  await logIn(page, member);
  await page.route(/\/api\/member\/statement\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  );
  await page.goto('/statement');
  await seesEntry('Third lamp');
});
afterEach(() => user.leave());
afterAll(() => browser?.close());

const entry = (reason: string) => main.getByText(reason).first();
const seesEntry = (reason: string): Promise<void> => entry(reason).waitFor({ timeout: 45_000 });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const turn = (name: 'Previous' | 'Next') => button(name).click();
const pager = () => main.getByRole('navigation', { name: 'Pages' });
const waitForStatus = (text: RegExp): Promise<void> => pager().getByRole('status').filter({ hasText: text }).waitFor();
const focused = () => user.page.evaluate<string>('document.activeElement.textContent');

async function heldBack(calls: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await user.page.route(calls, async (route) => {
    await isLetThrough;
    await route.fallback();
  });
  return letThrough;
}

it('a further page of a statement is not the previous one while the connection is missing, and can be loaded later', async () => {
  user.expectError(cutErrors);
  await cutConnection(user.page);
  await turn('Next');
  await main.getByText(notOpened).waitFor();
  expect(await entry('Third lamp').count()).toBe(0);
  await turn('Previous');
  await seesEntry('Third lamp');
  await turn('Next');
  await main.getByText(notOpened).waitFor();
  await restoreConnection(user.page);
  await seesEntry('First lamp');
});

it('a further page of a statement leaves the focus at its button, and announces the part after it is loaded', async () => {
  await user.page.setViewportSize({ ...phone.viewport, height: 420 });
  const answer = await heldBack(further);
  await button('Next').focus();
  const before = await pager().boundingBox();
  await user.page.keyboard.press('Enter');
  await waitForStatus(/^Loading/);
  expect(await focused()).toBe('Next');
  expect(await pager().boundingBox()).toEqual(before);
  await user.page.keyboard.press('Enter');
  answer();
  await seesEntry('First lamp');
  await waitForStatus(/^21–21/);
  expect(await focused()).toBe('Next');
  await user.page.keyboard.press('Shift+Tab');
  await user.page.keyboard.press('Enter');
  await seesEntry('Third lamp');
  await waitForStatus(/^1–2/);
  expect(await focused()).toBe('Previous');
  await until(user.page, `document.activeElement.getBoundingClientRect().bottom <= innerHeight`);
});
