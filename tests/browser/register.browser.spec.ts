import { freshMobile } from '@deepam/api-client';
import { expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { oneUserEach, page } from './one-user.js';
import { logIn, planHolder, sessionOf, sponsorCode } from './people.js';

oneUserEach(phone);

const field = (label: string) => page.getByLabel(label, { exact: true });
const submit = () => page.getByRole('button', { name: 'Register' }).click();

it("the registration takes the sponsor's code from the link, logs in and leads to the plans, with the new code above them", async () => {
  const code = await sponsorCode();
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/user/register') && sent.push(request.postDataJSON()));
  await page.goto(`/register?ref=${code}`);
  expect(await field('Referral Code').inputValue()).toBe(code);
  await field('Name').fill('Asha Patil');
  await field('Mobile No.').fill(freshMobile());
  await field('Password').fill('secret-1');
  await field('Confirm Password').fill('secret-1');
  await submit();
  await page.locator('h1:focus').filter({ hasText: 'Welcome, Asha Patil!' }).waitFor();
  await page.getByText(/^FL[2-9A-Z]{7}$/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/plans');
  await page.getByRole('button', { name: 'Choose Plan: Silver' }).waitFor();
  expect(sent).toEqual([expect.objectContaining({ name: 'Asha Patil', password: 'secret-1', referralCode: code })]);
  expect(await accessibilityViolations(page)).toEqual([]);
  // What is there again after a reload is what the page said.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Asha Patil!' }).waitFor();
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.goto('/plans');
  await page.getByRole('heading', { level: 1, name: 'Membership Plans' }).waitFor();
});

it('the registration of another person keeps the member logged in', async () => {
  const sponsor = await planHolder('Usha Kale', 'Silver');
  await logIn(page, sponsor);
  const { referralCode } = await sessionOf(sponsor);
  await page.goto(`/register?ref=${referralCode}`);
  await field('Name').fill('Asha Patil');
  await field('Mobile No.').fill(freshMobile());
  await field('Password').fill('secret-1');
  await field('Confirm Password').fill('secret-1');
  await submit();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Asha Patil!' }).waitFor();
  await page.goto('/network');
  await page.getByRole('cell', { name: 'Asha Patil' }).or(page.getByText('Asha Patil')).first().waitFor();
});
