import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { newcomer } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin, headSays, planHolder } from './people.js';

const minutes = 60_000;

describe('a dialog', () => {
  let browser: Browser;
  let member: Person;
  let head: Person;
  const family = somebodyNew('X').name.split(' ')[1]!;

  beforeAll(async () => {
    browser = await launchBrowser();
    const login = await planHolder(somebodyNew('Devika').name, 'Silver');
    await Promise.all(['Anu', 'Binu'].map((name) => newcomer(`${name} ${family}`)));
    [member, head] = await Promise.all([Person.arrive(browser, 'phone'), Person.arrive(browser)]);
    await member.logIn(login);
    await head.logIn(headLogin());
  }, 3 * minutes);
  afterAll(async () => {
    await Promise.all([member?.leave(), head?.leave()]);
    await browser?.close();
  });

  const open = async (title: string): Promise<Locator> => {
    await member.visit('/dashboard');
    await member.button(title).click();
    const dialog = member.dialog(title);
    await dialog.waitFor();
    return dialog;
  };

  it('stays where a text was marked and the mouse let go beside it; a press beside it closes it', async () => {
    const dialog = await open('Request Cotton');
    const address = dialog.getByLabel('Address');
    await address.fill('Karve Road, Satara');
    const { x, y, width } = (await address.boundingBox())!;
    const { mouse } = member.page;
    await mouse.move(x + width / 2, y + 10);
    await mouse.down();
    await mouse.move(2, y + 10, { steps: 4 });
    await mouse.up();
    expect(await address.inputValue()).toBe('Karve Road, Satara');
    await mouse.click(2, y + 10);
    await member.seesNoMore(dialog);
  });

  it('lets a toast above it be dismissed, and is not pressed by that itself', async () => {
    const dialog = await open('Request Cotton');
    const text = `A lamp for ${family} ${Date.now()}`;
    await headSays('Diwali', text);
    await member.sees(text);
    await member.page.getByRole('button', { name: 'Dismiss' }).last().click();
    await member.seesNoMore(member.page.getByText(text));
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await dialog.isVisible()).toBe(true);
  });

  it('that ends with a toast leaves it on the page', async () => {
    await headSays('Diwali', `Another lamp for ${family} ${Date.now()}`);
    const dialog = await open('Request Cotton');
    await dialog.getByLabel('Quantity (kg)').fill('2');
    await dialog.getByLabel('Address').fill('Satara district, Maharashtra 415001');
    await member.uploads('Payment Proof', dialog);
    await member.button('Submit Request', dialog).click();
    await member.sees('Cotton requested successfully! Notification sent.');
    await member.seesNoMore(dialog);
    await member.page.getByRole('button', { name: 'Dismiss' }).last().click();
  });

  it('says what is wrong with a file in the present language', async () => {
    const dialog = await open('Request Cotton');
    const text = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') };
    await dialog.getByLabel('Payment Proof').setInputFiles(text);
    await member.sees('Please upload a JPEG, PNG or WebP image.', dialog);
    // As another tab would: the dialog stays open.
    await member.page.evaluate(`
      localStorage.setItem('deepam-language', 'ta');
      dispatchEvent(new StorageEvent('storage', { key: 'deepam-language', newValue: 'ta' }));
    `);
    await member.page.getByText('JPEG, PNG அல்லது WebP படத்தைத் தேர்ந்தெடுக்கவும்.').waitFor();
    await member.page.evaluate(`
      localStorage.setItem('deepam-language', 'en');
      dispatchEvent(new StorageEvent('storage', { key: 'deepam-language', newValue: 'en' }));
    `);
    await member.page.locator('html[lang=en]').waitFor();
  });

  it('marks the field that the server has refused, and puts the reader there', async () => {
    member.expectError(/409/);
    await member.page.route('**/api/member/add', (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'Registered already.', code: 'IDENTITY.MOBILE_TAKEN', requestId: 'r' },
      }),
    );
    await member.visit('/adduser');
    await member.button('Add Member').click();
    const dialog = member.dialog('Add Member');
    const { name, mobile, password } = somebodyNew('Chitra');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Mobile').fill(mobile);
    await dialog.getByLabel('Plan', { exact: true }).selectOption('Silver');
    await member.uploads('Plan Proof', dialog);
    await dialog.locator('[type=submit]').click();
    const refused = dialog.locator('[name=mobile][aria-invalid=true]:focus');
    await refused.waitFor({ timeout: 10_000 });
    expect(await dialog.getByRole('alert').allTextContents()).toEqual(['Registered already.']);
    await member.page.unroute('**/api/member/add');
  });

  it('has the keyboard when the one above it is closed, and after a refusal', async () => {
    await member.visit('/plans');
    await member.page.getByRole('button', { name: 'Choose Plan' }).first().click();
    await member.page.locator('h2:focus').filter({ hasText: 'Confirm Enrollment' }).waitFor();
    await member.button('UPI Payment').click();
    await member.page.getByAltText(/^QR code/).waitFor();
    await member.page.locator('h2:focus').filter({ hasText: 'UPI Payment' }).waitFor();
    const undo = await member.refuses('POST', '**/api/user/requestplanProof', 409, 'Somebody else was faster.');
    const payment = member.dialog('UPI Payment');
    await payment.getByLabel('UTR number').focus();
    // As it is pasted from the app of a bank.
    await member.page.keyboard.insertText('1234 5678 9012');
    expect(await payment.getByLabel('UTR number').inputValue()).toBe('123456789012');
    await member.uploads('Upload Plan Proof', payment);
    await member.button('Submit Proof', payment).click();
    await member.sees(/Somebody else was faster/, payment);
    await member.page.locator('button[type=submit]:focus').waitFor();
    await undo();
    await member.page.keyboard.press('Escape');
    await member.seesNoMore(payment);
    await member.dialog('Confirm Enrollment').locator('button:focus').waitFor();
  });

  it('that cannot be left yet stays also at the second Escape', async () => {
    const { page } = head;
    head.expectError(/ERR_FAILED/);
    await head.visit(`/network?show=unapproved`);
    await page.getByLabel('Search members').fill(family);
    await page.getByRole('status').filter({ hasText: '2 members' }).waitFor();
    for (const name of ['Anu', 'Binu']) await page.getByRole('checkbox', { name: `Select ${name} ${family}` }).check();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/member/approve-registration', async (route) => {
      await held;
      await route.abort();
    });
    await page.locator('[data-bulk] [aria-haspopup=dialog]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[data-autofocus]').click();
    await head.button('Stop', dialog).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    goOn();
    await head.button('Close', dialog).last().click();
    await head.seesNoMore(dialog);
  });
});
