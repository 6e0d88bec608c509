import { appCode } from '@deepam/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { accessibilityViolations } from './accessibility.js';
import { phone } from './browser.js';
import { fillInLogin, logIn, registerMember } from './people.js';
import { oneUserEach, page, user } from './one-user.js';

let credentials: { mobile: string; password: string };
oneUserEach(phone);
beforeEach(async () => {
  credentials = await registerMember('Kavita Test');
  await logIn(page, credentials);
});

describe('the authenticator app', () => {
  it('the authenticator app is set up with its code and required at the next login, and a recovery code works as well', async () => {
    user.expectError(/401|422/);
    await page.goto('/profile');
    await page.getByText('Login and security').click();
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    await dialog.getByLabel('Password', { exact: true }).fill(credentials.password);
    await dialog.getByRole('button', { name: 'Set up', exact: true }).click();
    await dialog.getByAltText('QR code for the authenticator app').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
    const code = page.getByLabel('Authenticator code');
    await code.fill('000000');
    await code.press('Enter');
    await dialog.getByText('This code is wrong or was used before.').waitFor();
    await code.fill(appCode(secret, -1));
    await code.press('Enter');
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    const recovery = await codes.getByRole('listitem').first().innerText();
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('Recovery codes left: 10').waitFor();

    await leave();
    await fillInLogin(page, credentials, '**/login');
    expect([await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('Enter the code', { exact: true }).waitFor();
    await page.waitForFunction("document.activeElement?.getAttribute('autocomplete') === 'one-time-code'");
    await code.fill(appCode(secret));
    await code.press('Enter');
    await page.waitForURL('**/dashboard');

    await leave();
    await fillInLogin(page, credentials, '**/login');
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByLabel('Recovery code').press('Enter');
    await page.waitForURL('**/dashboard');
  });

  async function leave(): Promise<void> {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.deleteDatabase('auth-db').onsuccess = () => resolve();
        }),
    );
    await page.goto('/login');
  }
});

describe('a passkey', () => {
  it('a passkey is added in the profile, logs in, replaces the password, and is removed', async () => {
    const device = await user.context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const isVerified = (isUserVerified: boolean) =>
      device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    await page.goto('/profile');
    await page.getByText('Login and security').click();
    const card = page.locator('[aria-labelledby=passkeys-title]');
    await card.getByText('No passkeys yet').waitFor();
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await adding.getByLabel('Name').fill('My phone');
    await adding.getByLabel('Password', { exact: true }).fill(credentials.password);
    expect(await accessibilityViolations(page)).toEqual([]);
    await adding.getByRole('button', { name: 'Continue' }).click();
    await card.getByText('My phone', { exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const enter = page.getByRole('button', { name: 'Log in with a passkey' });
    await isVerified(false);
    await enter.click();
    await page.getByText('Passkey cancelled. Nothing was changed.').waitFor();
    await isVerified(true);
    await enter.click();
    await page.waitForURL('**/dashboard');

    await page.goto('/profile');
    await page.getByText('Login and security').click();
    user.expectError(/403/);
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    const app = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    await app.getByRole('button', { name: 'Use a passkey' }).click();
    await app.getByAltText('QR code for the authenticator app').waitFor();
    await app.getByRole('button', { name: 'Cancel' }).click();

    await card.getByRole('button', { name: 'Remove the passkey My phone' }).click();
    const removing = page.getByRole('dialog', { name: 'Remove this passkey?' });
    await removing.getByRole('button', { name: 'Use a passkey' }).click();
    await card.getByText('No passkeys yet').waitFor();
  });
});
