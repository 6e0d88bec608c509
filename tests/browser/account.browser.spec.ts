import { beforeEach, expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { logIn, registerMember } from './people.js';
import { until } from './until.js';
import { oneUserEach, page } from './one-user.js';

let credentials: { mobile: string; password: string };
oneUserEach(phone);
beforeEach(async () => {
  credentials = await registerMember('Kavita Test');
  await logIn(page, credentials);
});

const picture = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

it('the profile moves the focus to the part that replaced a saved one, in sight', async () => {
  const isAt = (name: string) =>
    until(
      page,
      `(() => {
          const { top, bottom } = document.activeElement.getBoundingClientRect();
          return document.activeElement.matches('${name}') && top >= 60 && bottom <= innerHeight;
        })()`,
      5_000,
    );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await isAt('form h2');
  await page.getByLabel('Address').fill('12 Temple Road, Satara, Maharashtra 415001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await isAt('h1');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await isAt('h1');
});

it('the profile masks the numbers of documents until they are revealed, and shows the scan', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Aadhaar Number').fill('9999 4105 7059');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter the 12-digit Aadhaar number').waitFor();
  await page.getByLabel('Aadhaar Number').fill('9999 4105 7058');
  await page.getByLabel('ID proof', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please agree, or leave the numbers and scans empty.').waitFor();
  await page.locator('input[name=kycConsent]:focus').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('XXXX XXXX 7058').waitFor();
  await page.getByText(/^You gave consent on .* \(version 1\)\.$/).waitFor();
  await page.getByRole('button', { name: 'Reveal numbers' }).click();
  await page.getByText('999941057058').waitFor();
  await page.getByRole('button', { name: 'Hide numbers' }).click();
  await page.getByText('XXXX XXXX 7058').waitFor();
  await page.getByRole('button', { name: 'View ID Proof' }).click();
  const scan = page.getByRole('dialog').getByAltText('ID Proof');
  expect(await scan.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Withdraw Consent' }).click();
  await page.getByText('Payouts are on hold until you give consent again.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw Consent', exact: true }).click();
  await page.getByText(/^You withdrew consent on /).waitFor();
  await page.getByText('ID not uploaded', { exact: true }).waitFor();
  expect(await page.getByText('XXXX XXXX 7058').count()).toBe(0);
});
