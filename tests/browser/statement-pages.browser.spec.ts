import { addEarnings } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { asHead } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { cutErrors, cutLine, mendLine } from './line-lost.js';
import { type Login, logIn, planHolder, sessionOf } from './people.js';

const notOpened = /wasn’t opened before/;

describe('a further page of a statement', () => {
  let browser: Browser;
  let member: Login;
  let user: BrowserUser;
  let main: Locator;
  beforeAll(async () => {
    browser = await launchBrowser();
    member = await planHolder(somebodyNew('Padma').name, 'Silver');
    const { memberId: userId } = await sessionOf(member);
    for (const reason of ['First lamp', 'Second lamp', 'Third lamp'])
      await asHead(addEarnings, { body: { userId, earning: 40, reason } });
  }, 120_000);
  beforeEach(async () => {
    user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    main = page.getByRole('main');
    await logIn(page, member);
    // Pages of two, so that three entries fill more than one.
    await page.route(/\/api\/member\/statement\?/, (route) =>
      route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
    );
    await page.goto('/statement');
    await seesEntry('Third lamp');
  }, 60_000);
  afterEach(() => user.leave());
  afterAll(() => browser?.close());

  const entry = (reason: string) => main.getByText(reason).first();
  const seesEntry = (reason: string): Promise<void> => entry(reason).waitFor({ timeout: 45_000 });
  const turn = (button: 'Previous' | 'Next') => main.getByRole('button', { name: button, exact: true }).click();

  it('is not that of before while there is no line, which can be read again', async () => {
    user.expectError(cutErrors);
    await cutLine(user.page);
    await turn('Next');
    await main.getByText(notOpened).waitFor();
    expect(await entry('Third lamp').count()).toBe(0);
    await turn('Previous');
    await seesEntry('Third lamp');
    await turn('Next');
    await main.getByText(notOpened).waitFor();
    await mendLine(user.page);
    await seesEntry('First lamp');
  }, 120_000);

  it('leads back, and can be tried again, when it fails', async () => {
    user.expectError(/503|Failed to load resource/);
    const body = { error: 'The service is resting.', code: 'SERVER.UNAVAILABLE', requestId: 'test' };
    const further = /\/api\/member\/statement\?.*cursor=/;
    await user.page.route(further, (route) => route.fulfill({ status: 503, json: body }));
    await turn('Next');
    await main.getByRole('button', { name: 'Try again' }).waitFor();
    await turn('Previous');
    await seesEntry('Third lamp');
    await turn('Next');
    const again = main.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await user.page.unroute(further);
    await again.click();
    await seesEntry('First lamp');
  }, 120_000);
});
