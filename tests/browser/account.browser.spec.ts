import { beforeEach, describe, expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { baseUrl, phone } from './browser.js';
import { logIn, registerMember, sessionOf } from './people.js';
import { until } from './until.js';
import { oneUserEach, page, user } from './one-user.js';

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

describe('the profile', () => {
  it('shows what is known, and what is not given yet', async () => {
    await page.goto('/profile');
    await page.getByRole('heading', { level: 2, name: 'Kavita Test' }).waitFor();
    await page.getByText('ID not uploaded', { exact: true }).waitFor();
    await page.getByText('Pan ID not uploaded').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('shows where one is logged in, and ends one other device or all of them there', async () => {
    const [first, second] = [await sessionOf(credentials), await sessionOf(credentials)];
    const statusOf = async (token: string) =>
      (await fetch(`${baseUrl}/api/user/sessions`, { headers: { authorization: `Bearer ${token}` } })).status;
    await page.goto('/profile');
    const card = page.locator('[aria-labelledby=sessions-title]');
    const others = card.getByRole('button', { name: /^Log out: / });
    await card.getByText('This device').waitFor();
    const before = await others.count();
    expect(before).toBeGreaterThanOrEqual(2);
    expect(await accessibilityViolations(page)).toEqual([]);
    await others.first().click();
    await page.getByText('The device is logged out.').waitFor();
    await others.nth(before - 1).waitFor({ state: 'detached' });
    expect([await statusOf(first.token), await statusOf(second.token)].sort()).toEqual([200, 401]);

    await card.getByRole('button', { name: 'Log out all other devices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log out all other devices?' });
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Log out all other devices', exact: true }).click();
    await page.getByText('The devices are logged out.').waitFor();
    await others.first().waitFor({ state: 'detached' });
    expect([await statusOf(first.token), await statusOf(second.token)]).toEqual([401, 401]);
    await page.reload();
    await card.getByText('This device').waitFor();
  });

  it('is edited and saved', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill('Kavita Shah');
    await page.getByLabel('Address').fill('12 Temple Road, Satara, Maharashtra 415001');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText('12 Temple Road, Satara, Maharashtra 415001').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Kavita Shah' }).waitFor();
  });

  it('keeps the reader at what has come in its place, in sight', async () => {
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

  it('keeps the numbers of documents masked until they are asked for, and shows the scan', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Aadhaar Number').fill('9999 4105 7059');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Check your Aadhaar number').waitFor();
    await page.getByLabel('Aadhaar Number').fill('9999 4105 7058');
    await page.getByLabel('ID proof', { exact: true }).setInputFiles(picture);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please agree, or leave numbers and scans empty.').waitFor();
    await page.locator('input[name=kycConsent]:focus').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('XXXX XXXX 7058').waitFor();
    await page.getByText(/^You agreed on .* \(text 1\)\.$/).waitFor();
    await page.getByRole('button', { name: 'Show numbers' }).click();
    await page.getByText('999941057058').waitFor();
    await page.getByRole('button', { name: 'Hide numbers' }).click();
    await page.getByText('XXXX XXXX 7058').waitFor();
    await page.getByRole('button', { name: 'View ID Proof' }).click();
    const scan = page.getByRole('dialog').getByAltText('ID Proof');
    expect(await scan.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('button', { name: 'Withdraw Consent' }).click();
    await page.getByText('No payout is made until you agree again.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw Consent', exact: true }).click();
    await page.getByText(/^You withdrew your consent on /).waitFor();
    await page.getByText('ID not uploaded', { exact: true }).waitFor();
    expect(await page.getByText('XXXX XXXX 7058').count()).toBe(0);
  });

  it('keeps who sees e-mail and address, also when a form that was open before is saved', async () => {
    const other = await user.page.context().newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: 'Edit Profile' }).click();
    await page.goto('/profile');
    await page.getByLabel('Contact details shown to').selectOption('Only my sponsor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Profile updated successfully!').waitFor();
    await page.reload();
    expect(await page.getByLabel('Contact details shown to').inputValue()).toBe('sponsor');
  });

  it('says all that is wrong, puts the reader at the first of it, and follows the language', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('PAN Card Number').fill('ABCDE1234');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const alerts = page.getByRole('alert');
    await alerts.filter({ hasText: 'Enter a valid PAN, for example ABCPE1234F.' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    await page.locator('header').getByRole('combobox').selectOption('hi');
    await alerts.filter({ hasText: 'कृपया अपना नाम लिखें' }).waitFor();
    expect(await alerts.allTextContents()).toEqual(['कृपया अपना नाम लिखें', 'PAN ऐसा दिखता है: ABCPE1234F']);
    await page.locator('input[name=name]').fill('Kavita');
    await alerts.filter({ hasText: 'नाम' }).waitFor({ state: 'detached' });
  });

  it('says when it could not be saved', async () => {
    user.expectError(/503/);
    await page.route('**/api/user/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Failed to update profile. Please try again.').waitFor();
  });
});

describe('a call that wants the password again', () => {
  const question = () => page.getByRole('dialog', { name: 'Please enter your password again' });

  it('asks for it, refuses a wrong one, goes on with the right one, and is quiet when the reader would rather not', async () => {
    user.expectError(/403|422/);
    let isOld = true;
    await page.route('**/api/user/documents', (route) =>
      isOld
        ? route.fulfill({ status: 403, json: { error: 'x', code: 'AUTH.REAUTHENTICATE', requestId: 'r' } })
        : route.continue(),
    );
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('PAN Card Number').fill('ABCPE1234F');
    await page.locator('input[name=kycConsent]').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Show numbers' }).click();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Nothing was done: this needs your password.').waitFor();

    await page.getByRole('button', { name: 'Show numbers' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await question().getByRole('button', { name: 'Continue' }).click();
    await question().getByText('Please enter a password').waitFor();
    await question().locator('input:focus').waitFor();
    const password = question().getByLabel('Password', { exact: true });
    await password.fill('not this');
    await password.press('Enter');
    await question().getByText('The current password is wrong.').waitFor();
    isOld = false;
    await password.fill(credentials.password);
    await password.press('Enter');
    await page.getByText('ABCPE1234F').waitFor();
    expect(await question().count()).toBe(0);
  });
});

describe('saving the profile', () => {
  it('is not done without the password that it wants, says why, and keeps what was typed', async () => {
    user.expectError(/403/);
    let isOld = true;
    await page.route('**/api/user/profile', (route) =>
      isOld && route.request().method() === 'PUT'
        ? route.fulfill({ status: 403, json: { error: 'x', code: 'AUTH.REAUTHENTICATE', requestId: 'r' } })
        : route.continue(),
    );
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('IFSC Code').fill('SBIN0005943');
    await page.locator('input[name=kycConsent]').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Please enter your password again' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Nothing was done: this needs your password.').waitFor();
    expect(await page.getByLabel('IFSC Code').inputValue()).toBe('SBIN0005943');

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await question.getByLabel('Password', { exact: true }).fill(credentials.password);
    isOld = false;
    await question.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText('SBIN0005943').waitFor();
  });
});

describe('changing the password', () => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const submit = () => page.getByRole('main').getByRole('button', { name: 'Change Password' }).click();

  it('wants the same twice', async () => {
    await page.goto('/change-password');
    await field('New Password').fill('another secret');
    await field('Confirm Password').fill('some other secret');
    await submit();
    const issue = page.getByRole('alert').getByText('Passwords do not match');
    await issue.waitFor();
    await page.getByLabel('Show passwords').check();
    expect(await field('New Password').getAttribute('type')).toBe('text');
    expect(await accessibilityViolations(page)).toEqual([]);
    // The other of the two is changed.
    await field('New Password').fill('some other secret');
    await issue.waitFor({ state: 'detached' });
  });

  it('refuses a wrong current one', async () => {
    user.expectError(/422/);
    // A while after the login, as far as the browser knows.
    await page.clock.install({ time: Date.now() + 10 * 60_000 });
    await page.goto('/change-password');
    await field('Current Password').fill('not this');
    await field('New Password').fill('another secret');
    await field('Confirm Password').fill('another secret');
    await submit();
    await page.getByText('Failed to change password.').waitFor();
    await page.getByText('The current password is wrong.').waitFor();
  });

  it('says so, shows the typed password masked, and keeps the session', async () => {
    await page.goto('/change-password');
    // The login was a moment ago.
    expect(await field('Current Password').count()).toBe(0);
    await field('New Password').fill('Sunshine');
    await field('Confirm Password').fill('Sunshine');
    await submit();
    await page.getByText('This is one of the most common passwords.').waitFor();
    await field('New Password').fill('another secret');
    await field('Confirm Password').fill('another secret');
    await submit();
    await page.getByText('Password changed successfully!').waitFor();
    expect(await page.getByText('another secret').count()).toBe(0);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('another secret').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 2, name: 'Kavita Test' }).waitFor();
  });
});
