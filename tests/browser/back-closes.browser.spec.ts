import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { hired, withRequestedPayout } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';

const minutes = 60_000;
let browser: Browser;
let cashier: Person;
let payee: Person;
let member: Awaited<ReturnType<typeof withRequestedPayout>>;

beforeAll(async () => {
  browser = await launchBrowser();
  member = await withRequestedPayout(somebodyNew('Backward').name, 16);
  [cashier, payee] = [await Person.arrive(browser), await Person.arrive(browser, 'phone')];
  await cashier.changesFirstPassword(await hired('Kamala Rao', ['payouts', 'read']), 'a password of their own');
  await payee.logIn(member.login);
}, 3 * minutes);
afterAll(async () => {
  await Promise.all([cashier?.leave(), payee?.leave()]);
  await browser?.close();
});

const placeOf = (person: Person) => person.page.url().replace(/^https?:\/\/[^/]+/, '');

it(
  'Back closes the dialog of a payout, and keeps its page and the filters until the next press',
  async () => {
    await cashier.visit('/bank-files');
    await cashier.page.getByRole('link', { name: 'Select payouts' }).click();
    await cashier.page.getByRole('button', { name: /^Requested/ }).click();
    const approving = cashier.dialog('Approve Payout');
    const open = () => cashier.button('Approve', cashier.row(member.name)).click();
    await open();
    await approving.waitFor();
    const before = placeOf(cashier);
    expect(before).toContain('/payables');
    await cashier.page.goBack();
    await cashier.seesNoMore(approving);
    expect(placeOf(cashier)).toBe(before);

    await open();
    await cashier.uploads('Payment proof', approving);
    await cashier.button('Remove', approving).waitFor();
    await cashier.page.evaluate(() => history.back());
    const question = cashier.dialog('Discard changes?');
    await question.waitFor();
    await cashier.page.evaluate(() => history.back());
    await cashier.seesNoMore(question);
    expect([placeOf(cashier), await approving.isVisible()]).toEqual([before, true]);
    await cashier.page.evaluate(() => history.back());
    await cashier.button('Discard', question).click();
    await cashier.seesNoMore(approving);
    await open();
    await approving.waitFor();
    expect(placeOf(cashier)).toBe(before);
    await cashier.page.keyboard.press('Escape');
    await cashier.seesNoMore(approving);
    await cashier.page.goBack();
    await cashier.page.waitForURL('**/bank-files');
  },
  2 * minutes,
);

it(
  'Back closes a dialog and the menu of a member',
  async () => {
    await payee.visit('/plans');
    await payee.button('Menu').click();
    await payee.page.getByRole('link', { name: 'Dashboard' }).click();
    await payee.button('View Commission History').click();
    const history = payee.dialog('Commission History');
    await payee.sees('₹16', history);
    await payee.page.goBack();
    await payee.seesNoMore(history);
    await payee.button('Your account').click();
    await payee.dialog('Your account').waitFor();
    await payee.page.goBack();
    await payee.seesNoMore(payee.dialog('Your account'));
    expect(placeOf(payee)).toBe('/dashboard');
    await payee.page.goBack();
    await payee.page.waitForURL('**/plans');
  },
  2 * minutes,
);
