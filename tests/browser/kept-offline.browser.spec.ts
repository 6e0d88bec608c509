import { closeAccount, enrollUpi, rejectPlan } from '@deepam/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@deepam/testing';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, phone, BrowserUser } from './browser.js';
import { type Kept, keptAnswers, plantKept, untilKept } from './kept-answers.js';
import { asHead } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { cutErrors, cutConnection, restoreConnection } from './connection-loss.js';
import { api, type Login, logIn, planHolder, registerMember, sessionOf } from './people.js';

const isOver = /You’re offline and your session has expired\. Saved pages stay available until/;

describe('answers stored for offline use', () => {
  let browser: Browser;
  let login: Login;
  beforeAll(async () => {
    browser = await launchBrowser();
    login = await planHolder(somebodyNew('Vimala').name, 'Silver');
  });
  afterAll(() => browser?.close());

  const seesDashboard = (page: Page) => page.getByRole('article', { name: 'Your Plan' }).getByText('Silver').waitFor();

  async function arrive(): Promise<{ user: BrowserUser; page: Page }> {
    const user = await BrowserUser.arrive(browser, phone);
    user.expectError(cutErrors);
    const { page } = user;
    await page.clock.install();
    await logIn(page, login);
    // A look at what is kept before the product has made the place for it would stand in its way.
    await seesDashboard(page);
    await untilKept(page, 'dashboard');
    return { user, page };
  }
  const expectDeleted = async (page: Page) => {
    await page.waitForURL('**/login');
    expect(await keptAnswers(page)).toEqual([]);
  };

  it('stored answers can be read after the login has ended, marked as such, until the server can be reached', async () => {
    const { user, page } = await arrive();
    await cutConnection(page);
    await page.clock.fastForward('13:00:00');
    await page.getByText(isOver).waitFor();
    await seesDashboard(page);
    await page.reload();
    await page.getByText(isOver).waitFor();
    await seesDashboard(page);
    await restoreConnection(page);
    await page.clock.runFor(60_000);
    await expectDeleted(page);
    await user.leave();
  });

  it('stored answers can be read for three days without a connection, and not at all afterwards', async () => {
    const { user, page } = await arrive();
    await cutConnection(page);
    await page.clock.fastForward('13:00:00');
    await page.getByText(isOver).waitFor();
    await page.clock.fastForward(72 * 3_600_000);
    await expectDeleted(page);
    await user.leave();
  });

  it('stored answers are deleted by a logout without a connection', async () => {
    const { user, page } = await arrive();
    await cutConnection(page);
    await page.clock.fastForward('13:00:00');
    await page.getByText(isOver).waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.clock.runFor(5_000);
    await expectDeleted(page);
    await user.leave();
  });

  it('a payment that was begun is stored as well, so that no member pays again because of a missing connection', async () => {
    const { user, page } = await arrive();
    await api.call(enrollUpi, { token: (await sessionOf(login)).token, body: { plan: 'Gold' } });
    const finish = page.getByRole('link', { name: 'Finish your payment' });
    await page.goto('/plans');
    await finish.waitFor();
    for (const call of ['listPlans', 'listUnfinishedPayments']) await untilKept(page, call);
    await cutConnection(page);
    await page.reload();
    await finish.waitFor();
    await user.leave();
  });

  it('at most 150 answers are stored, and the oldest are removed first', async () => {
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
  });

  it('an answer of another build or account is not stored', async () => {
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
  });
});

describe('stored answers of a member with few rights', () => {
  let browser: Browser;
  let user: BrowserUser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  beforeEach(async () => {
    user = await BrowserUser.arrive(browser, phone);
    user.expectError(cutErrors);
    page = user.page;
  });
  afterEach(() => user.leave());
  afterAll(() => browser?.close());

  type Opened = readonly [path: string, call: string, text: string | RegExp];
  async function opensAgain(opened: readonly Opened[]): Promise<void> {
    for (const [path, call, text] of opened) {
      await page.goto(path);
      await page.getByRole('main').getByText(text).first().waitFor();
      await untilKept(page, call);
    }
    await cutConnection(page);
    for (const [path, , text] of opened) {
      await page.goto(path);
      await page.getByText(/Offline since/).waitFor();
      await page.getByRole('main').getByText(text).first().waitFor();
      expect([path, await page.getByText('haven’t opened this before').count()]).toEqual([path, 0]);
    }
  }

  it('stored answers open again for a member who is not approved yet', async () => {
    const { name } = somebodyNew('Early');
    await logIn(page, await registerMember(name));
    await opensAgain([
      ['/dashboard', 'dashboard', 'Complete'],
      ['/profile', 'profile', name],
      ['/plans', 'listPlans', '₹750'],
      ['/notifications', 'listNotifications', /./],
    ]);
  });

  it('stored answers open again after a plan was rejected, with the reason', async () => {
    const login = await registerMember(somebodyNew('Refused').name);
    const session = await sessionOf(login);
    await api.requestPlan(session, 'Silver');
    await asHead(rejectPlan, { body: { userId: session.memberId, reason: 'No such payment.' } });
    await logIn(page, login);
    await opensAgain([
      ['/dashboard', 'membership', /No such payment\./],
      ['/notifications', 'listNotifications', /No such payment\./],
      ['/plans', 'listPlans', '₹750'],
    ]);
  });

  it('stored answers stay until the connection is back when the account was closed elsewhere, and are deleted then', async () => {
    const login = await registerMember(somebodyNew('Leaving').name);
    await logIn(page, login);
    await untilKept(page, 'dashboard');
    await cutConnection(page);
    await api.call(closeAccount, { token: (await sessionOf(login)).token, body: {} });
    await page.reload();
    await page.getByText(/Offline since/).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await keptAnswers(page)).not.toEqual([]);
    user.expectError(/401/);
    await restoreConnection(page);
    await page.waitForURL('**/login', { timeout: 40_000 });
    await poll(async () => (await keptAnswers(page)).length === 0);
  });
});
