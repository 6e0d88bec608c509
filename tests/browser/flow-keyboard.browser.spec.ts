import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { Person } from './flow-person.js';
import { headLogin } from './people.js';

const minutes = 60_000;

describe('the members’ area by keyboard alone', () => {
  let browser: Browser;
  let head: Person;

  beforeAll(async () => {
    browser = await launchBrowser();
    head = await Person.arrive(browser);
    await head.logIn(headLogin());
  }, minutes);

  afterEach(() => head.page.keyboard.press('Escape'));
  afterAll(async () => {
    await head?.leave();
    await browser?.close();
  });

  const focused = () => head.page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent');

  it('a dialog keeps the focus inside, and Escape gives it back to the button', async () => {
    await head.visit('/adduser');
    const button = head.button('Add Member');
    await button.waitFor();
    await button.press('Enter');
    const dialog = head.dialog('Add Member');
    await dialog.waitFor();
    expect(await dialog.getByLabel('Name').evaluate((input) => input === document.activeElement)).toBe(true);
    for (let step = 0; step < 25; step++) {
      await head.page.keyboard.press('Tab');
      const stray = await head.page.evaluate(
        // The browser's own buttons around the page come as `body`.
        `document.activeElement !== document.body && !document.activeElement.closest('dialog')`,
      );
      expect(stray).toBe(false);
    }
    await head.page.keyboard.press('Escape');
    await head.seesNoMore(dialog);
    expect(await focused()).toContain('Add Member');
  });

  it('the bell opens with Enter, and Escape closes it and returns to the bell', async () => {
    const bell = head.page.getByRole('button', { name: /^Notifications/ });
    await bell.press('Enter');
    const latest = head.page.getByRole('region', { name: 'Latest notifications' });
    await latest.getByRole('link', { name: 'View All' }).focus();
    await head.page.keyboard.press('Escape');
    await head.seesNoMore(latest);
    expect(await focused()).toContain('Notifications');
  });

  it('the member table is sorted by its headers, and says how', async () => {
    await head.visit('/network');
    const header = head.page.getByRole('columnheader', { name: 'Name', exact: true });
    await header.waitFor();
    expect(await header.getAttribute('aria-sort')).toBe('none');
    for (const order of ['ascending', 'descending', 'ascending']) {
      await head.button('Name', header).press('Enter');
      await head.page.locator(`th[aria-sort="${order}"]`, { hasText: /^Name$/ }).waitFor();
    }
    expect(head.page.url()).toContain('sort=name&order=asc');
    expect(await head.barriers()).toEqual([]);
  });
});
