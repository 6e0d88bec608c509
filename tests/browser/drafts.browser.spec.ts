import { freshMobile } from '@deepam/api-client';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { somebodyNew } from './flow-person.js';
import { fillInLogin, type Login, logIn, planHolder } from './people.js';
import { oneUserEach, page, user } from './one-user.js';

let member: Login;
let other: Login;
oneUserEach(phone);
beforeAll(async () => {
  member = await planHolder(somebodyNew('Suman').name, 'Silver');
  other = await planHolder(somebodyNew('Lata').name, 'Silver');
});

async function reload(): Promise<void> {
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
}
const notice = () => page.getByRole('note').filter({ hasText: 'We kept what you typed' });
const field = (label: string) => page.getByLabel(label, { exact: true }).last();
const plan = () => page.getByRole('dialog').getByLabel('Plan', { exact: true });
const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const signOut = async () => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
};

const forgetLogin = (at: Page) =>
  at.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('auth-db');
        opening.onsuccess = () => {
          const change = opening.result.transaction('auth', 'readwrite');
          change.objectStore('auth').clear();
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );

it('the draft of a registration is kept over a reload, but for the password, and Discard empties it', async () => {
  await page.goto('/register');
  await field('Name').fill('Ganga Shinde');
  await field('Mobile No.').fill('9812345670');
  await field('Password').fill('a secret of Ganga');
  await reload();
  await notice().waitFor();
  expect(await field('Name').inputValue()).toBe('Ganga Shinde');
  expect(await field('Mobile No.').inputValue()).toBe('9812345670');
  expect(await field('Password').inputValue()).toBe('');
  expect(await stored()).not.toContain('a secret of Ganga');
  expect(await accessibilityViolations(page)).toEqual([]);
  await notice().getByRole('button', { name: 'Discard' }).click();
  expect(await field('Name').inputValue()).toBe('');
  await page.reload();
  await page.getByRole('button', { name: 'Register' }).waitFor();
  expect(await field('Name').inputValue()).toBe('');
  expect(await notice().count()).toBe(0);
});

it('the draft of a profile survives a login that ends during the save, and contains no numbers of documents', async () => {
  user.expectError(/401/);
  await logIn(page, member);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await field('Address').fill('Karve Road, Satara 415001');
  await field('Aadhaar Number').fill('2341 2341 2346');
  await field('Bank Account Number').fill('123456789012345');
  await page.route('**/api/user/{profile,kyc-consent}', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 401, json: { error: 'Over.', code: 'AUTH.SESSION_ENDED', requestId: 'x' } }),
  );
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/login');
  const kept = await stored();
  expect(kept).toContain('Karve Road');
  for (const secret of ['2341', '123456789012345']) expect(kept).not.toContain(secret);
  await page.unrouteAll();

  await fillInLogin(page, member, '**/profile');
  await notice().waitFor();
  expect(await field('Address').inputValue()).toBe('Karve Road, Satara 415001');
  expect(await field('Aadhaar Number').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile updated successfully!').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
  expect(await stored()).not.toContain('Karve Road');
});

it('the draft of Add Member is hidden from other accounts of the phone, and gone when its owner signs out', async () => {
  await logIn(page, member);
  await page.getByRole('button', { name: 'Add Member' }).click();
  await field('Name').fill('Anita Chavan');
  await field('Password').fill('a secret of Anita');
  await field('Mobile No.').fill('9812345671');
  await plan().selectOption('Silver');
  await reload();
  await page.getByRole('button', { name: 'Add Member' }).click();
  await notice().waitFor();
  expect(await field('Name').inputValue()).toBe('Anita Chavan');
  expect(await plan().inputValue()).toBe('Silver');
  expect(await field('Password').inputValue()).toBe('');
  expect(await stored()).not.toContain('a secret of Anita');

  await forgetLogin(page);
  page.once('dialog', (asked) => void asked.accept());
  await logIn(page, other);
  await page.getByRole('button', { name: 'Add Member' }).click();
  expect(await field('Name').inputValue()).toBe('');
  expect(await notice().count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await signOut();

  await logIn(page, member);
  await page.getByRole('button', { name: 'Add Member' }).click();
  expect(await field('Name').inputValue()).toBe('Anita Chavan');
  page.once('dialog', (asked) => void asked.accept());
  await page.goto('/profile');
  await signOut();
  expect(await stored()).not.toContain('Anita Chavan');
});

it('the draft of a grievance ends when it is sent', async () => {
  await page.goto('/contact');
  const open = () => page.getByRole('button', { name: 'File or follow a grievance' }).click();
  await open();
  await field('Your name').fill('Asha Patil');
  await field('What happened?').fill('The kit has not come.');
  await reload();
  await open();
  await notice().waitFor();
  expect(await field('What happened?').inputValue()).toBe('The kit has not come.');
  await page.getByRole('region', { name: 'File a grievance' }).getByLabel('Mobile number').fill(freshMobile());
  await page.getByLabel('Category').selectOption('Delivery');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').getByText(/^GR-/).waitFor();
  expect(await stored()).not.toContain('The kit has not come.');
});
