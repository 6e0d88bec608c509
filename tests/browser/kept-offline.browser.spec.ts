import { enrollUpi } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@deepam/testing';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { type Kept, keptAnswers, plantKept, untilKept } from './kept-answers.js';
import { api, type Login, logIn, planHolder, sessionOf } from './people.js';
import { somebodyNew } from './flow-person.js';

/** Nothing comes over the line, which the browser sees all the same. */
const dead = /\/api\/|robots\.txt/;
const cut = (page: Page) => page.route(dead, (route) => route.abort('connectionfailed'));
const isOver = /You’re offline and your login has ended\. Pages you opened earlier stay readable until/;

describe('what is kept for a time without a line', () => {
  let browser: Browser;
  let login: Login;
  beforeAll(async () => {
    browser = await launchBrowser();
    login = await planHolder(somebodyNew('Vimala').name, 'Silver');
  }, 120_000);
  afterAll(() => browser?.close());

  const seesDashboard = (page: Page) => page.getByRole('article', { name: 'Your Plan' }).getByText('Silver').waitFor();

  async function arrive(): Promise<{ user: BrowserUser; page: Page }> {
    const user = await BrowserUser.arrive(browser, phone);
    user.expectError(/ERR_CONNECTION_FAILED|ERR_FAILED/);
    const { page } = user;
    await page.clock.install();
    await logIn(page, login);
    // A look at what is kept before the product has made the place for it would stand in its way.
    await seesDashboard(page);
    await untilKept(page, 'dashboard');
    return { user, page };
  }
  const gone = async (page: Page) => {
    await page.waitForURL('**/login');
    expect(await keptAnswers(page)).toEqual([]);
  };

  it('is read on after the login has ended, marked as such, until the server can be asked', async () => {
    const { user, page } = await arrive();
    await cut(page);
    await page.clock.fastForward('13:00:00');
    await page.getByText(isOver).waitFor();
    await seesDashboard(page);
    await page.reload();
    await page.getByText(isOver).waitFor();
    await seesDashboard(page);
    await page.unroute(dead);
    await page.clock.runFor(60_000);
    await gone(page);
    await user.leave();
  }, 120_000);

  it('is read for three days at most, and not at all once that is over', async () => {
    const { user, page } = await arrive();
    await cut(page);
    await page.clock.fastForward('13:00:00');
    await page.getByText(isOver).waitFor();
    await page.clock.fastForward(72 * 3_600_000);
    await gone(page);
    await user.leave();
  }, 120_000);

  it('is deleted by whoever logs out, though there is no line', async () => {
    const { user, page } = await arrive();
    await cut(page);
    await page.clock.fastForward('13:00:00');
    await page.getByText(isOver).waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.clock.runFor(5_000);
    await gone(page);
    await user.leave();
  }, 120_000);

  it('is a payment that was begun, too: nobody pays again for want of a line', async () => {
    const { user, page } = await arrive();
    await api.call(enrollUpi, { token: (await sessionOf(login)).token, body: { plan: 'Gold' } });
    const finish = page.getByRole('link', { name: 'Finish your payment' });
    await page.goto('/plans');
    await finish.waitFor();
    await untilKept(page, 'listUnfinishedPayments');
    await cut(page);
    await page.reload();
    await finish.waitFor();
    await user.leave();
  }, 120_000);

  it('is 150 answers, and the oldest go first', async () => {
    const { user, page } = await arrive();
    const [own] = await keptAnswers(page);
    const planted = Array.from({ length: 160 }, (_, i) => ({
      ...own!,
      hash: `["old",${i}]`,
      at: own!.at - i * 60_000,
    }));
    await plantKept(page, planted);
    await page.goto('/statement');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.runFor(3_000);
    await untilKept(page, 'statement');
    const hashes = (await keptAnswers(page)).map(({ hash }) => hash);
    expect(hashes).toHaveLength(150);
    expect(hashes).toContain('["old",0]');
    expect(hashes).not.toContain('["old",159]');
    await user.leave();
  }, 120_000);

  it('is none of another build or another account', async () => {
    const { user, page } = await arrive();
    const [own] = await keptAnswers(page);
    const others: Kept[] = [
      { ...own!, hash: '["of an older build"]', build: 'older' },
      { ...own!, hash: '["of another account"]', account: 'f'.repeat(24) },
    ];
    await plantKept(page, [...others, { ...own!, hash: '["its own"]' }]);
    await page.reload();
    await seesDashboard(page);
    const planted = async () => (await keptAnswers(page)).map(({ hash }) => hash).filter((hash) => hash.includes('o'));
    await poll(async () => !(await planted()).some((hash) => hash.startsWith('["of ')));
    expect(await planted()).toContain('["its own"]');
    await user.leave();
  }, 120_000);
});
