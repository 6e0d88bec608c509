import { readFile } from 'node:fs/promises';
import { approveRegistration } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { isShortOn } from './devices.js';
import { asHead, asksFor, type DeskMember, newcomer, withApprovedOrders } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin } from './people.js';
import { until } from './until.js';

const minutes = 60_000;

/** Whether nothing lies on what has the focus, from its upper edge to its lower one. */
const isInSight = `(() => {
  const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
  const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return seen.every((element) => document.activeElement.contains(element));
})()`;
/** The controls of the rows that stay covered when they get the focus at the upper or the lower end of the window. */
const coveredWhenFocused = `[...document.querySelectorAll('[data-row] :is(button, input)')]
  .flatMap((control) => ['top', 'bottom'].map((edge) => [control, edge]))
  .filter(([control, edge]) => {
    document.activeElement.blur();
    scrollBy(0, control.getBoundingClientRect()[edge] - (edge === 'top' ? 0 : innerHeight));
    control.focus();
    return !${isInSight};
  })
  .map(([control, edge]) => edge + ': ' + (control.ariaLabel ?? control.textContent))`;
/** Whether what has the focus, and not the page around it, says so. */
const focusIsAt = (text: string) =>
  `document.activeElement !== document.body && document.activeElement.closest('main') !== document.activeElement &&
  document.activeElement.textContent.includes('${text}')`;
/** Pixels between the last button of the rows and the bar of the selection. */
const gapAboveBar = `document.querySelector('[data-bulk]').getBoundingClientRect().top -
  [...document.querySelectorAll('[data-row] button')].at(-1).getBoundingClientRect().bottom`;

describe.each(['desktop', 'phone'] as const)('work in bulk at the head’s desk, on a %s', (device) => {
  const family = somebodyNew('X').name.split(' ')[1]!;
  const buyer = somebodyNew('Usha').name;
  let newcomers: DeskMember[];
  let browser: Browser;
  let head: Person;

  beforeAll(async () => {
    browser = await launchBrowser();
    newcomers = await Promise.all(['Anu', 'Binu', 'Chinu'].map((name) => newcomer(`${name} ${family}`)));
    await Promise.all([withApprovedOrders(buyer, 2), ...newcomers.slice(0, 2).map((one) => asksFor(one, 'Silver'))]);
    head = await Person.arrive(browser, device);
    head.expectError(/409/);
    await head.logIn(headLogin());
  }, 3 * minutes);
  afterAll(async () => {
    await head?.leave();
    await browser?.close();
  });

  const box = (name: string) => head.page.getByRole('checkbox', { name: `Select ${name}` });
  const press = (key: string) => head.page.keyboard.press(key);
  const isInTable = () => head.page.evaluate(`document.activeElement.closest('[data-table]') !== null`);

  it('what gets the focus comes out from under the bars at both ends of the window', async () => {
    await head.visit(`/network?search=${family}&sort=name&order=asc`);
    await box(`Anu ${family}`).focus();
    await press('Control+a');
    await head.sees('3 selected');
    expect(await head.page.evaluate(coveredWhenFocused)).toEqual([]);
  }, 90_000);

  it(
    'registrations are approved by keyboard alone, and a refused one says why',
    async () => {
      await head.visit(`/network?search=${family}&sort=name&order=asc`);
      await box(`Anu ${family}`).focus();
      await press('Space');
      await press('Shift+ArrowDown');
      await press('Shift+ArrowDown');
      await head.sees('3 selected');
      await until(head.page, isInSight);
      // At the end of the page the bar lies below the rows and covers none of their buttons.
      await head.page.evaluate('scrollTo(0, document.body.scrollHeight)');
      expect(await head.page.evaluate(gapAboveBar)).toBeGreaterThan(0);
      expect(await head.barriers()).toEqual([]);
      // Meanwhile somebody else approves the last one.
      await asHead(approveRegistration, { body: { userId: newcomers[2]!.id } });
      await press('Enter');
      await press('Enter');
      const dialog = head.dialog('Confirm Action');
      await head.sees('Are you sure you want to proceed to approve these members?', dialog);
      expect(await head.barriers()).toEqual([]);
      await press('Enter');
      await head.sees('2 done, 1 refused.', dialog);
      await head.sees('Refused: This member is already approved.', dialog);
      expect(await head.barriers()).toEqual([]);
      await press('Enter');
      await head.seesNoMore(dialog);
      await head.seesNoMore(head.page.getByText('Not approved', { exact: true }).locator('visible=true').nth(1));
      expect(await isInTable()).toBe(true);
    },
    2 * minutes,
  );

  if (isShortOn(device)) return;

  it(
    'plan requests are approved together, with the sum that must have come in',
    async () => {
      await head.visit(`/network?search=${family}&show=plan-requests`);
      await head.page.getByRole('checkbox', { name: 'Select all on this page' }).locator('visible=true').check();
      await head.button('Approve plans (2)').click();
      const dialog = head.dialog('Confirm Action');
      await head.sees('Together ₹3,000.', dialog);
      await head.button('Proceed', dialog).click();
      await head.sees('2 done, 0 refused.', dialog);
      await head.button('Close', dialog).click();
      await head.sees('Nobody fits');
      await until(head.page, focusIsAt('Nobody fits'));
    },
    2 * minutes,
  );

  it(
    'orders are delivered together',
    async () => {
      await head.visit('/dashboard?orders=Approved');
      await head.page.getByLabel('Search by name or mobile').fill(buyer);
      await box(`${buyer}, 1 kg`).check();
      await box(`${buyer}, 2 kg`).check();
      await head.button('Mark as Delivered (2)').click();
      const dialog = head.dialog('Mark as Delivered');
      await head.button('Mark as Delivered', dialog).click();
      await head.sees('2 done, 0 refused.', dialog);
      expect(await head.barriers()).toEqual([]);
      await head.button('Close', dialog).click();
      await head.sees('No order fits');
      await until(head.page, focusIsAt('No order fits'));
    },
    2 * minutes,
  );

  it('the list is saved as a file, as it is filtered', async () => {
    await head.visit(`/network?search=${family}`);
    await head.row(`Anu ${family}`).waitFor();
    const coming = head.page.waitForEvent('download');
    await head.button('Save as CSV: Member Level').click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFReferral Code,')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(4);
    await head.sees('is saved.');
  }, 90_000);

  it('a file that cannot be made says so', async () => {
    const undo = await head.refuses('GET', '**/api/member/commissions.csv*', 503, 'The printer sleeps.');
    await head.visit('/dashboard');
    await head.button('Save as CSV: Member Commission History').click();
    await head.sees('The file could not be made. The printer sleeps.');
    await undo();
  }, 90_000);

  it('the counts of what waits lead to the lists of it', async () => {
    await newcomer(somebodyNew('Waiting').name);
    await head.visit('/dashboard');
    for (const [label, address] of [
      ['Payouts', 'payouts=open#payouts'],
      ['Cotton orders', 'orders=Requested#cotton'],
      ['New members', '/network?show=unapproved'],
    ] as const) {
      const link = head.page.getByRole('link', { name: new RegExp(`^\\d+\\+? ?${label}$`) });
      await link.press('Enter');
      await head.page.waitForURL((url) => url.href.endsWith(address));
    }
    await head.row('Not approved').first().waitFor();
  }, 90_000);

  it('the keys are explained by ? and can be switched off', async () => {
    await head.visit('/network');
    await head.page.getByRole('table').waitFor();
    await press('/');
    expect(await head.page.evaluate('document.activeElement.type')).toBe('search');
    await head.button('Save as CSV: Member Level').focus();
    await press('?');
    const help = head.dialog('Keyboard shortcuts');
    await help.waitFor();
    expect(await head.barriers()).toEqual([]);
    await help.getByRole('checkbox').uncheck();
    await press('Escape');
    await press('?');
    await head.seesNoMore(help);
    await head.page.evaluate('localStorage.clear()');
  }, 90_000);
});
