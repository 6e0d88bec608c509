import { freshMobile } from '@deepam/api-client';
import { addStaff, fileOwnGrievance } from '@deepam/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { BrowserUser, launchBrowser, phone } from './browser.js';
import { asHead, newcomer, type DeskMember } from './desk-people.js';
import { somebodyNew } from './flow-person.js';
import { api, logIn } from './people.js';

const ticketNumber = /^GR-\d{4}-\d{6}$/;
const clerkPassword = 'a password of the clerk';

const ticketOn = async (page: Page): Promise<string> => {
  const given = page.getByRole('status').getByText(ticketNumber);
  await given.waitFor();
  return (await given.textContent())!;
};

const mobile = freshMobile();
const clerk = freshMobile();
let browser: Browser;
let member: DeskMember;
let temporary: string;
let members: string;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await newcomer(somebodyNew('Kavita').name);
  const body = { name: 'Meena Joshi', mobile: clerk, roleId: 'clerk' };
  temporary = (await asHead(addStaff, { body })).temporaryPassword;
  const filed = { category: 'money', text: 'My payout has not come.' } as const;
  members = (await api.call(fileOwnGrievance, { token: member.token, body: filed })).ticket;
});
afterAll(() => browser?.close());

it('a grievance is filed by a visitor, keeps the typed text without a connection, and is found by its ticket number', async () => {
  const user = await BrowserUser.arrive(browser, phone);
  const { page } = user;
  await page.goto('/contact');
  await page.getByRole('button', { name: 'File or follow a grievance' }).click();
  const form = page.getByRole('region', { name: 'File a grievance' });
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('Choose a category').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await form.getByLabel('Your name').fill('Asha <b>Patil</b>');
  await form.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Category').selectOption('Delivery');
  await page.getByLabel('What happened?').fill('The kit has not come.\n<img src=x onerror=alert(1)>');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send' }).and(page.locator('[aria-disabled=true], :disabled')).waitFor();
  expect(await form.getByLabel('What happened?').inputValue()).toContain('The kit has not come.');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send' }).and(page.locator(':enabled')).click();
  const visitors = await ticketOn(page);

  const look = page.getByRole('region', { name: 'Check ticket status' });
  await look.getByLabel('Ticket number').fill(visitors.toLowerCase());
  await look.getByLabel('Mobile number').fill(freshMobile());
  user.expectError(/404/);
  await look.getByRole('button', { name: 'Check status' }).click();
  await look.getByText(/No ticket fits this number and mobile/).waitFor();
  await look.getByLabel('Mobile number').fill(mobile);
  await look.getByRole('button', { name: 'Check status' }).click();
  const found = look.getByRole('article', { name: visitors });
  await found.getByText('Received', { exact: true }).waitFor();
  await found.getByText('<img src=x onerror=alert(1)>').waitFor();
  expect(await found.locator('img').count()).toBe(0);
  await user.leave();
});

it('a grievance is acknowledged and resolved by a clerk', async () => {
  const user = await BrowserUser.arrive(browser);
  const { page } = user;
  await logIn(page, { mobile: clerk, password: temporary }, '**/change-password');
  await page.getByLabel('New Password', { exact: true }).fill(clerkPassword);
  await page.getByLabel('Confirm Password').fill(clerkPassword);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page
    .getByRole('region', { name: 'To do' })
    .getByRole('link', { name: /Grievances/ })
    .click();
  await page.waitForURL('**/grievances');
  await page.goto(`/grievances?ticket=${members}`);
  const row = page.getByRole('row').filter({ hasText: members });
  await row.getByText(member.name).waitFor();
  await row.getByRole('button', { name: 'Acknowledge' }).click();
  await row.getByText('Acknowledged', { exact: true }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await row.getByRole('button', { name: 'View' }).click();
  const answering = page.getByRole('dialog', { name: members });
  await answering.getByText('My payout has not come.').waitFor();
  await answering.getByLabel('Reply').fill('The bank paid it today.');
  await answering.getByLabel('Mark as resolved').check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await answering.getByRole('button', { name: 'Send reply' }).click();
  await answering.waitFor({ state: 'detached' });
  await row.getByText('Resolved', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Download:/ }).count()).toBe(0);
  await user.leave();
});
