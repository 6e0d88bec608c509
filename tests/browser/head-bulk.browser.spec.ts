import { readFile } from 'node:fs/promises';
import { approveRegistration } from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import exceljs from 'exceljs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { isShortOn } from './devices.js';
import { asHead, type DeskMember, newcomer } from './desk-people.js';
import { Person, somebodyNew } from './flow-person.js';
import { headLogin, headSays } from './people.js';
import { screenFaults } from './screen-faults.js';
import { downloadTable } from './table-file.js';
import { until } from './until.js';

const minutes = 60_000;
const soon = { timeout: 10_000 };

const isInSight = `(() => {
  const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
  const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return seen.every((element) => document.activeElement.contains(element));
})()`;
const coveredWhenFocused = `[...document.querySelectorAll('[data-row] :is(button, input):not([role=menuitem])')]
  .filter((control) => control.checkVisibility())
  .flatMap((control) => ['top', 'bottom'].map((edge) => [control, edge]))
  .filter(([control, edge]) => {
    document.activeElement.blur();
    scrollBy(0, control.getBoundingClientRect()[edge] - (edge === 'top' ? 0 : innerHeight));
    control.focus();
    return !${isInSight};
  })
  .map(([control, edge]) => edge + ': ' + (control.ariaLabel ?? control.textContent))`;
/** Pixels between the last button of the rows and the bar of the selection. */
const gapAboveBar = `document.querySelector('[data-bulk]').getBoundingClientRect().top -
  [...document.querySelectorAll('[data-row] button:not([role=menuitem])')]
    .filter((button) => button.checkVisibility()).at(-1).getBoundingClientRect().bottom`;

describe.each(['desktop', 'phone'] as const)('work in bulk at the head’s desk, on a %s', (device) => {
  const family = somebodyNew('X').name.split(' ')[1]!;
  const late = somebodyNew('Y').name.split(' ')[1]!;
  let newcomers: DeskMember[];
  let latecomers: DeskMember[];
  let browser: Browser;
  let head: Person;

  beforeAll(async () => {
    browser = await launchBrowser();
    newcomers = await Promise.all(['Anu', 'Binu', 'Chinu'].map((name) => newcomer(`${name} ${family}`)));
    latecomers = await Promise.all(['Dinu', 'Ela', 'Fanu', 'Gita'].map((name) => newcomer(`${name} ${late}`)));
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

  it('the keys are explained on a desktop only', async () => {
    await head.visit('/network');
    await head.page.getByRole('table').waitFor();
    expect(await head.button('Keyboard shortcuts').count()).toBe(device === 'phone' ? 0 : 1);
  });

  it('the focused element is not hidden below the bars at either end of the window', async () => {
    await head.visit(`/network?search=${family}&sort=name&order=asc`);
    await box(`Anu ${family}`).focus();
    await press('Control+a');
    await head.sees('3 selected');
    expect(await head.page.evaluate(coveredWhenFocused)).toEqual([]);
    await headSays('Diwali', `A lamp for ${family}`);
    await head.page.locator('[popover=manual]:popover-open').waitFor();
    const covered = `(${screenFaults.toString()})(innerWidth).filter((fault) => fault.startsWith('lies under'))`;
    expect(await head.page.evaluate(covered)).toEqual([]);
  });

  it(
    'registrations are approved with the keyboard only, and a rejected one names the reason',
    async () => {
      await head.visit(`/network?search=${family}&sort=name&order=asc`);
      await box(`Anu ${family}`).focus();
      await press('Space');
      await press('Shift+ArrowDown');
      await press('Shift+ArrowDown');
      await head.sees('3 selected');
      await until(head.page, isInSight);
      await head.page.evaluate('scrollTo(0, document.body.scrollHeight)');
      if (device === 'phone') expect(await head.page.evaluate(gapAboveBar)).toBeGreaterThan(0);
      expect(await head.barriers()).toEqual([]);
      await asHead(approveRegistration, { body: { userId: newcomers[2]!.id } });
      await press('Enter');
      await press('Enter');
      const dialog = head.dialog('Confirm Action');
      await head.sees('Are you sure you want to proceed to approve these members?', dialog);
      expect(await head.barriers()).toEqual([]);
      await press('Enter');
      const results = head.dialog('Approve registrations');
      await head.sees('2 done, 1 failed.', results);
      await head.sees('Failed: This member is already approved.', results);
      expect(await head.barriers()).toEqual([]);
      await press('Enter');
      await head.seesNoMore(results);
      await head.seesNoMore(head.page.getByText('Pending approval', { exact: true }).locator('visible=true').nth(1));
      expect(await isInTable()).toBe(true);
    },
    2 * minutes,
  );

  if (isShortOn(device)) return;

  it(
    'bulk work continues after its browser is closed, and shows its results to a reader who comes back',
    async () => {
      const gita = latecomers[3]!.name;
      const hurried = await Person.arrive(browser, device);
      await hurried.logIn(headLogin());
      await hurried.visit(`/network?search=${late}&sort=name&order=asc`);
      await hurried.page.getByRole('checkbox', { name: `Select ${gita}` }).check();
      await hurried.button('Approve registrations (1)').click();
      const begun = hurried.page.waitForResponse('**/api/admin/bulk-works/network');
      await hurried.button('Proceed', hurried.dialog('Confirm Action')).click();
      expect((await begun).status()).toBe(202);
      await hurried.leave();
      await head.visit(`/network?search=${late}&sort=name&order=asc`);
      const works = head.page.getByRole('list', { name: 'Bulk actions' });
      await works.getByRole('listitem').first().getByText('1 done, 0 failed.').waitFor(soon);
      expect(await head.barriers()).toEqual([]);
      await head.button('Results', works).first().click();
      const dialog = head.dialog('Approve registrations');
      await head.sees(gita, dialog);
      expect(await head.barriers()).toEqual([]);
      await head.button('Close', dialog).click();
      await head.seesNoMore(dialog);
    },
    2 * minutes,
  );

  it(
    'new rows wait above the list until they are requested',
    async () => {
      await head.visit(`/network?search=${late}`);
      // The list of finished work above the rows comes later than they.
      await head.page.getByRole('list', { name: 'Bulk actions' }).waitFor();
      const row = head.row(latecomers[1]!.name);
      const before = (await row.boundingBox())!.y;
      const { name } = await newcomer(`Newest ${late}`);
      await head.sees('1 new');
      expect((await row.boundingBox())!.y).toBe(before);
      expect(await head.row(name).count()).toBe(0);
      expect(await head.barriers()).toEqual([]);
      await head.button('Show').press('Enter');
      await head.row(name).waitFor(soon);
    },
    2 * minutes,
  );

  it('the list is saved as a file, as it is filtered', async () => {
    await head.visit(`/network?search=${family}`);
    await head.row(`Anu ${family}`).waitFor();
    const download = await downloadTable(head.page, 'Member Level');
    expect(download.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFFReferral Code,')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(5);
    await head.sees('Downloaded ');
    const workbook = await downloadTable(head.page, 'Member Level', 'Excel');
    expect(workbook.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.xlsx$/);
    const book = new exceljs.Workbook();
    await book.xlsx.readFile(await workbook.path());
    expect(book.worksheets[0]!.rowCount).toBe(5);
  });
});
