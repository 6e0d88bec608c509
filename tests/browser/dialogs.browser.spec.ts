import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { newcomer } from './desk-people.js';
import { errorFaults } from './error-faults.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin, headSays, planHolder } from './people.js';
import { screenFaults } from './screen-faults.js';
import { until } from './until.js';

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

  it('stays where a text was marked and the mouse let go beside it; a press beside it asks before it throws away', async () => {
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
    const question = member.dialog('Discard what you entered?');
    await question.waitFor();
    expect(await member.barriers()).toEqual([]);
    await member.button('Keep editing', question).click();
    expect(await address.inputValue()).toBe('Karve Road, Satara');
    await mouse.click(2, y + 10);
    await member.button('Discard', question).click();
    await member.seesNoMore(dialog);
    // Nothing was entered here: nothing to ask.
    const untouched = await open('Request Cotton');
    await mouse.click(2, y + 10);
    await member.seesNoMore(untouched);
  });

  it('has nothing under a toast, which can be dismissed and does not press the dialog', async () => {
    const dialog = await open('Request Cotton');
    const text = `A lamp for ${family} ${Date.now()}`;
    await headSays('Diwali', text);
    await member.sees(text);
    expect(await member.page.evaluate(screenFaults, 360)).toEqual([]);
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
    await member.sees('Please upload a JPEG, PNG or WebP image, or a PDF.', dialog);
    // As another tab would: the dialog stays open.
    await member.page.evaluate(`
      localStorage.setItem('deepam-language', 'ta');
      dispatchEvent(new StorageEvent('storage', { key: 'deepam-language', newValue: 'ta' }));
    `);
    await member.page.getByText('JPEG, PNG அல்லது WebP படம், அல்லது PDF-ஐத் தேர்ந்தெடுக்கவும்.').waitFor();
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
    expect(await member.page.evaluate(errorFaults)).toEqual([]);
    await undo();
    await member.page.keyboard.press('Escape');
    await member.button('Discard').click();
    await member.seesNoMore(payment);
    await member.dialog('Confirm Enrollment').locator('button:focus').waitFor();
  });

  it('as tall as the window shows how far the file is, and what the server has refused, above its buttons', async () => {
    const { page } = member;
    member.expectError(/409/);
    await member.visit('/plans');
    await page.getByRole('button', { name: 'Choose Plan' }).first().click();
    await member.button('UPI Payment').click();
    const payment = member.dialog('UPI Payment');
    await payment.getByLabel('UTR number').fill('123456789012');
    await member.uploads('Upload Plan Proof', payment);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/user/requestplanProof', async (route) => {
      await held;
      const json = { error: 'This UTR number was already used.', code: 'NETWORK.UTR_USED', requestId: 'r' };
      await route.fulfill({ status: 409, json });
    });
    await payment.getByLabel('UTR number').evaluate((field) => field.scrollIntoView());
    await payment.locator('[type=submit]').click();
    await until(
      page,
      `(() => {
        const bar = document.querySelector('progress');
        const { left, top, height } = bar.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + height / 2) === bar;
      })()`,
    );
    answer();
    await payment.locator('[name=utr][aria-invalid=true]:focus').waitFor();
    expect(await page.evaluate(errorFaults)).toEqual([]);
    await page.unroute('**/api/user/requestplanProof');
  });

  it('of work in bulk is left by Escape; the work goes on, and stands above the list', async () => {
    const { page } = head;
    await head.visit(`/network?show=unapproved`);
    await page.getByLabel('Search members').fill(family);
    await page.getByRole('status').filter({ hasText: '2 members' }).waitFor();
    for (const name of ['Anu', 'Binu']) await page.getByRole('checkbox', { name: `Select ${name} ${family}` }).check();
    await page.route('**/api/admin/bulk-works/network/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), state: 'running' } });
    });
    await page.locator('[data-bulk] [aria-haspopup=dialog]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[data-autofocus]').click();
    await head.button('Stop', dialog).waitFor();
    await page.keyboard.press('Escape');
    await head.seesNoMore(dialog);
    // An answer may be on its way.
    await page.unrouteAll({ behavior: 'wait' });
    await head.sees('2 done, 0 failed.', page.getByRole('list', { name: 'Done together' }));
  });

  // The last: its member's dashboard has a request that waits from then on.
  it('tells that a proof is being sent when it is left, and stops it, or lets it come', async () => {
    const { page } = member;
    let load = (): void => undefined;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/assets/send-upload*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    await member.visit('/plans');
    await page.getByRole('button', { name: 'Choose Plan' }).last().click();
    await member.button('UPI Payment').click();
    const payment = member.dialog('UPI Payment');
    const confirm = member.dialog('Confirm Enrollment');
    const txnid = await payment.locator('code').textContent();
    await member.uploads('Upload Plan Proof', payment);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/user/requestplanProof', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await member.button('Submit Proof', payment).click();
    await payment.locator('[aria-busy=true]').waitFor();
    const question = member.dialog('This is still being sent');
    await page.keyboard.press('Escape');
    // Nothing is on its way yet that could be stopped.
    await member.button('Wait', question).waitFor();
    load();
    await member.button('Keep sending', question).waitFor();
    expect(await member.barriers()).toEqual([]);
    await member.button('Keep sending', question).click();
    await member.seesNoMore(question);
    await member.button('Close', payment).click();
    const stopped = page.waitForEvent('requestfailed');
    await member.button('Stop and close', question).click();
    expect((await stopped).url()).toContain('requestplanProof');
    await member.seesNoMore(payment);
    await member.button('UPI Payment', confirm).click();
    await member.sees(txnid!, payment);

    await page.unroute('**/api/user/requestplanProof');
    goOn();
    await member.uploads('Upload Plan Proof', payment);
    await member.button('Submit Proof', payment).click();
    await member.seesNoMore(confirm);
    await member.sees('Waiting for approval');
  });
});
