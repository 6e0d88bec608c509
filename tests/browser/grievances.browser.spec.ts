import { freshMobile } from '@deepam/api-client';
import { addStaff, fileOwnGrievance, resolveGrievance } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { asHead, newcomer, type DeskMember } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { api, logIn } from './people.js';

const ticketNumber = /^GR-\d{4}-\d{6}$/;
const clerkPassword = 'a password of the clerk';

/** Waits for the number that the form gives. */
const ticketOn = async (page: Page): Promise<string> => {
  const given = page.getByRole('status').getByText(ticketNumber);
  await given.waitFor();
  return (await given.textContent())!;
};

const fileAbout = async (page: Page, category: string, text: string): Promise<void> => {
  await page.getByLabel('What it is about').selectOption(category);
  await page.getByLabel('What has happened').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

describe('a grievance', () => {
  const mobile = freshMobile();
  const clerk = freshMobile();
  let browser: Browser;
  let member: DeskMember;
  let temporary: string;
  let visitors: string;
  let members: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    member = await newcomer(somebodyNew('Kavita').name);
    const body = { name: 'Meena Joshi', mobile: clerk, roleId: 'clerk' };
    temporary = (await asHead(addStaff, { body })).temporaryPassword;
  });
  afterAll(() => browser?.close());

  it('is filed by a visitor, who keeps what was typed while there is no line, and looks the ticket up', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await page.goto('/contact');
    await page.getByRole('button', { name: 'File or follow a grievance' }).click();
    const form = page.getByRole('region', { name: 'File a grievance' });
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Please choose what it is about').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await form.getByLabel('Your name').fill('Asha <b>Patil</b>');
    await form.getByLabel('Mobile number').fill(mobile);
    await page.getByLabel('What it is about').selectOption('Delivery');
    await page.getByLabel('What has happened').fill('The kit has not come.\n<img src=x onerror=alert(1)>');
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Send' }).and(page.locator('[aria-disabled=true], :disabled')).waitFor();
    expect(await form.getByLabel('What has happened').inputValue()).toContain('The kit has not come.');
    await page.context().setOffline(false);
    await form.getByRole('button', { name: 'Send' }).and(page.locator(':enabled')).click();
    visitors = await ticketOn(page);

    const look = page.getByRole('region', { name: 'Look up a ticket' });
    await look.getByLabel('Ticket number').fill(visitors.toLowerCase());
    await look.getByLabel('Mobile number').fill(freshMobile());
    user.expectError(/404/);
    await look.getByRole('button', { name: 'Look up' }).click();
    await look.getByText(/No ticket fits this number and mobile/).waitFor();
    await look.getByLabel('Mobile number').fill(mobile);
    await look.getByRole('button', { name: 'Look up' }).click();
    const found = look.getByRole('article', { name: visitors });
    await found.getByText('Received', { exact: true }).waitFor();
    await found.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await found.locator('img').count()).toBe(0);
    await user.leave();
  });

  it('of a member asks for no name, and stands among their own', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, member.login);
    await page.goto('/contact#grievances');
    await page.getByRole('region', { name: 'File a grievance' }).waitFor();
    expect(await page.getByLabel('Your name').count()).toBe(0);
    await fileAbout(page, 'Money', 'My payout has not come.');
    members = await ticketOn(page);
    await page.getByRole('article', { name: members }).getByText('Received', { exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await user.leave();
  });

  it('is acknowledged and resolved by a clerk', async () => {
    const user = await BrowserUser.arrive(browser);
    const { page } = user;
    await logIn(page, { mobile: clerk, password: temporary }, '**/change-password');
    await page.getByLabel('New Password', { exact: true }).fill(clerkPassword);
    await page.getByLabel('Confirm Password').fill(clerkPassword);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page
      .getByRole('region', { name: 'Waiting for you' })
      .getByRole('link', { name: /Grievances/ })
      .click();
    await page.waitForURL('**/grievances');
    await page.goto(`/grievances?ticket=${members}`);
    const row = page.getByRole('row').filter({ hasText: members });
    await row.getByText(member.name).waitFor();
    await row.getByRole('button', { name: 'Acknowledge' }).click();
    await row.getByText('Acknowledged', { exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await row.getByRole('button', { name: 'Open' }).click();
    const answering = page.getByRole('dialog', { name: members });
    await answering.getByText('My payout has not come.').waitFor();
    await answering.getByLabel('Your answer').fill('The bank paid it today.');
    await answering.getByLabel('This resolves the grievance').check();
    expect(await accessibilityViolations(page)).toEqual([]);
    await answering.getByRole('button', { name: 'Send the answer' }).click();
    await answering.waitFor({ state: 'detached' });
    await row.getByText('Resolved', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Download:/ }).count()).toBe(0);
    await user.leave();
  });

  it('that somebody else resolves meanwhile leaves a clerk what was typed, and says so', async () => {
    const body = { category: 'delivery', text: 'The kit has not come.' } as const;
    const { ticket } = await api.call(fileOwnGrievance, { token: member.token, body });
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, { mobile: clerk, password: clerkPassword });
    await page.goto('/grievances');
    await page.getByRole('row').filter({ hasText: ticket }).getByRole('button', { name: 'Open' }).click();
    const answering = page.getByRole('dialog', { name: ticket });
    await answering.getByLabel('Your answer').fill('It comes tomorrow.');
    await asHead(resolveGrievance, { params: { ticket }, body: { text: 'It was sent.' } });
    user.expectError(/409/);
    await answering.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByRole('row').filter({ hasText: ticket }).waitFor({ state: 'detached' });
    await answering.getByRole('alert').waitFor();
    expect(await answering.getByLabel('Your answer').inputValue()).toBe('It comes tomorrow.');
    await user.leave();
  });

  it('is seen resolved by its member, whom the notice leads there, and reopened once', async () => {
    const user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    await logIn(page, member.login);
    await page.goto('/notifications');
    await page.getByText('Grievance resolved').first().click();
    await page.waitForURL('**/contact#grievances');
    const own = page.getByRole('article', { name: members });
    await own.getByText('The bank paid it today.').waitFor();
    await own.getByRole('button', { name: 'Reopen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reopen this grievance?' });
    await dialog.getByLabel('What has happened').fill('It is still not there.');
    await dialog.getByRole('button', { name: 'Reopen', exact: true }).click();
    await own.getByText('Reopened', { exact: true }).first().waitFor();
    await own.getByText('It is still not there.').waitFor();
    expect(await own.getByRole('button', { name: 'Reopen' }).count()).toBe(0);
    await user.leave();
  });
});
