import { addRole, addStaff, changePassword, login, type Permission } from '@deepam/contracts';
import { anyUtr, freshMobile } from '@deepam/api-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { asHead, givesNumbers, orders, withRequestedOrder, type DeskMember } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { api, headLogin, logIn, type Login } from './people.js';

/** Somebody of the company with these permissions, who has chosen a password. */
async function staffWith(...permissions: Permission[]): Promise<Login> {
  const mobile = freshMobile();
  const { role } = await asHead(addRole, { body: { name: `Role ${mobile}`, permissions } });
  const { temporaryPassword } = await asHead(addStaff, { body: { name: 'Rekha More', mobile, roleId: role._id } });
  const { token } = await api.call(login, { body: { mobile, password: temporaryPassword } });
  const password = 'a password of her own';
  await api.call(changePassword, { token, body: { password, confirmPassword: password } });
  return { mobile, password };
}

describe('the search of the desk and the page of a member', () => {
  const utr = anyUtr();
  let browser: Browser;
  let member: DeskMember & { readonly orderId: string };
  let cashier: Login;

  beforeAll(async () => {
    browser = await launchBrowser();
    member = await withRequestedOrder(somebodyNew('Yashodhara').name, 7);
    await Promise.all([orders(member, 3, utr), givesNumbers(member)]);
    cashier = await staffWith('payouts', 'grievances');
  });
  afterAll(() => browser?.close());

  const field = (page: Page) => page.getByRole('combobox', { name: 'Search the desk' });

  it('leave the bar of a phone one line, and each of its buttons room for a finger', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, headLogin());
    const bar = page.locator('header').first();
    await bar.getByRole('button', { name: 'Search the desk' }).waitFor();
    await bar.getByRole('button', { name: /^Notifications/ }).waitFor();
    const widths = await bar
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
    expect((await bar.boundingBox())!.height).toBeLessThan(70);
    await user.leave();
  });

  it('are worked with by the keyboard alone', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, headLogin());
    const opener = page.getByRole('button', { name: 'Search the desk' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Control+k');
    await field(page).fill(member.name);
    const found = page.getByRole('option', { name: new RegExp(`^${member.name}`) });
    await found.first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    const chosen = () => page.locator('[role=option][aria-selected=true]').textContent();
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/members/${member.id}`);
    await page.getByRole('heading', { level: 1, name: member.name }).waitFor();

    await page.keyboard.press('Control+k');
    await field(page).fill(utr);
    await page.getByRole('option', { name: `Sent by ${member.name}` }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Chosen lately' }).getByRole('option').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('recent'))).toContain(member.name);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(member.name);
    await user.leave();
  });

  it('show the head everything about a member, each part by itself, and back again', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, headLogin());
    await page.goto(`/members/${member.id}`);
    await page.getByText('Ordered 7 kg of cotton').waitFor();
    await page.getByText('Approved the registration').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cotton orders', exact: true }).click();
    await page.getByRole('row').filter({ hasText: '7 kg' }).getByRole('button', { name: 'Approve' }).waitFor();
    expect(new URL(page.url()).searchParams.get('part')).toBe('orders');
    expect(await page.getByText('ABCPE1234F').count()).toBe(0);
    await page.getByRole('button', { name: 'Show numbers' }).click();
    await page.getByText('ABCPE1234F').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto('/members/ffffffffffffffffffffffff');
    await page.getByRole('heading', { name: 'No such member' }).waitFor();
    await user.leave();
  });

  it('ask nothing of services that the role does not include', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, cashier);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/members/${member.id}`);
    await page.getByRole('heading', { level: 1, name: member.name }).waitFor();
    await page.getByText('Your role does not include profiles').waitFor();
    await page.getByText('which your role does not include').waitFor();
    expect(
      await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link').allTextContents(),
    ).toEqual(['What happened', 'Statement', 'Payouts', 'Grievances']);
    expect(await page.getByRole('button', { name: 'Show numbers' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Search the desk' }).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill(member.name);
    await page.getByText('Nothing found.').waitFor();
    const refused = ['/api/member/network', '/api/member/cotton/network-orders', '/api/admin/audit'];
    expect(asked.filter((path) => refused.includes(path) || path.includes('/user/documents'))).toEqual([]);
    await user.leave();
  });
});
