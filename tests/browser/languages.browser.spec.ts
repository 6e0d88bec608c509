import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type Language, languages, type Translated } from '../../web/src/lib/i18n/languages.js';
import { accessibilityViolations } from './accessibility.js';
import { desktop, launchBrowser, phone, BrowserUser } from './browser.js';
import { isThorough, translated, widestLanguages } from './devices.js';
import { holdScripts } from './hold-scripts.js';
import { headLogin, logIn } from './people.js';

const headings: Record<Translated, string> = { hi: 'सवाल', mr: 'प्रश्न', gu: 'સવાલ', ta: 'கேள்விகள்' };

let browser: Browser;
let user: BrowserUser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => user.leave());
afterAll(() => browser.close());

const languageSwitch = (page: Page) => page.locator('header').getByRole('combobox');
const languageOf = (page: Page) => page.evaluate('document.documentElement.lang');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether the browser has letters for the text: of the boxes that stand for letters that it has not, one is as the other. */
const hasLettersFor = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (letters) => {
      const drawn = letters.map((letter) => {
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = '40px sans-serif';
        context.fillText(letter, 10, 60);
        return context.canvas.toDataURL();
      });
      return new Set(drawn).size === letters.length;
    },
    [...new Set(text.match(/\p{L}/gu))],
  );

async function choose(page: Page, code: Language): Promise<void> {
  await languageSwitch(page).selectOption(code);
  await page.locator(`html[lang=${code}]`).waitFor();
}

describe.each([['a phone', phone] as const, ...(isThorough ? [['a desktop', desktop] as const] : [])])(
  'the language switch on %s',
  (_size, options) => {
    it.each(translated)('the language switch shows the page in %s, accessibly, and a reload keeps it', async (code) => {
      user = await BrowserUser.arrive(browser, options);
      const { page } = user;
      await page.goto('/faq');
      expect(await languageOf(page)).toBe('en');
      expect(await languageSwitch(page).getByRole('option', { name: languages[code] }).count()).toBe(1);
      await choose(page, code);
      await heading(page).filter({ hasText: headings[code] }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await hasLettersFor(page, languages[code])).toBe(true);

      await page.reload();
      await heading(page).filter({ hasText: headings[code] }).waitFor();
      expect([await languageOf(page), await languageSwitch(page).inputValue()]).toEqual([code, code]);
    });
  },
);

describe('the language', () => {
  it('the language of a first visit is that of the browser', async () => {
    user = await BrowserUser.arrive(browser, { ...phone, locale: 'gu-IN' });
    await user.page.goto('/faq');
    await heading(user.page).filter({ hasText: headings.gu }).waitFor();
  });

  it('a page in another language never flashes in English', async () => {
    user = await BrowserUser.arrive(browser, { ...phone, locale: 'ta-IN' });
    const { page } = user;
    await page.addInitScript(() => {
      const seen: string[] = [];
      const recordLanguage = (): void => {
        const title = document.querySelector('h1');
        if (title?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true)
          seen.push(title.innerText);
        requestAnimationFrame(recordLanguage);
      };
      requestAnimationFrame(recordLanguage);
      Object.assign(window, { seen });
    });
    await page.goto('/faq');
    await heading(page).filter({ hasText: headings.ta }).waitFor();
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await page.evaluate('seen.length')).toBeGreaterThan(0);
    expect((await page.evaluate<string[]>('seen')).filter((title) => /[A-Za-z]/.test(title))).toEqual([]);
  });

  it.each(['stored', 'of the browser', 'of a member'])(
    'the language %s is that of the first drawing, before any script is loaded',
    async (how) => {
      user = await BrowserUser.arrive(browser, { ...phone, ...(how === 'of the browser' && { locale: 'hi-IN' }) });
      const { page } = user;
      if (how !== 'of the browser') await page.addInitScript(() => localStorage.setItem('deepam-language', 'hi'));
      if (how === 'of a member') await page.addInitScript(() => localStorage.setItem('deepam-member', '1'));
      const release = await holdScripts(page);
      await page.goto('/faq', { waitUntil: 'commit' });
      await page.waitForURL('**/hi/faq', { waitUntil: 'commit' });
      await heading(page).filter({ hasText: headings.hi }).waitFor();
      expect(await languageOf(page)).toBe('hi');
      release();
      await page.locator('#root:not([data-page])').waitFor();
      await heading(page).filter({ hasText: headings.hi }).waitFor();
    },
  );

  it('each language of a public page has its own address, which the switch and the links keep', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    await page.goto('/ta/faq');
    await heading(page).filter({ hasText: headings.ta }).waitFor();
    await page.locator('header a[href="/ta/plans"]').first().click();
    await page.waitForURL('**/ta/plans');
    await choose(page, 'hi');
    await page.waitForURL('**/hi/plans');
    await choose(page, 'en');
    await page.waitForURL(/[^a-z]\/plans$/);
    expect(
      await page.locator('link[hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    ).toEqual([...Object.keys(languages), 'x-default']);
  });

  it('the language can be chosen by the keyboard and is announced by its name', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    await page.goto('/faq');
    const chooser = page.getByRole('combobox', { name: 'Language' });
    await chooser.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('combobox', { name: 'भाषा' }).waitFor();
    await heading(page).filter({ hasText: headings.hi }).waitFor();
  });

  it('the language is kept when it is chosen before React has hydrated the page', async () => {
    user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    // React does its work in messages to itself: without them it takes the page over in the midst of the choice.
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => {};
    });
    await page.goto('/faq');
    expect(await page.evaluate("Object.keys(document.querySelector('h1')).length")).toBe(0);
    await choose(page, 'ta');
    await heading(page).filter({ hasText: headings.ta }).waitFor();
  });

  it('the language is kept when it is chosen before the script is loaded', async () => {
    user = await BrowserUser.arrive(browser, phone);
    const { page } = user;
    const release = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await languageSwitch(page).selectOption('ta');
    release();
    await heading(page).filter({ hasText: headings.ta }).waitFor();
  });

  it('the language stays unchanged when the other one cannot be loaded, and can be chosen again', async () => {
    user = await BrowserUser.arrive(browser, phone);
    const { page, context } = user;
    user.expectError(/ERR_INTERNET_DISCONNECTED|dynamically imported|Unable to preload/);
    await page.goto('/faq');
    await page.locator('#root:not([data-page])').waitFor();
    await context.setOffline(true);
    await languageSwitch(page).selectOption('hi');
    await page.getByText('Couldn’t load this language.').waitFor();
    expect([await languageOf(page), await languageSwitch(page).inputValue()]).toEqual(['en', 'en']);
    await context.setOffline(false);
    await choose(page, 'hi');
    await heading(page).filter({ hasText: headings.hi }).waitFor();
  });

  it('a change of the language reaches the other tabs', async () => {
    user = await BrowserUser.arrive(browser);
    const { page } = user;
    await page.goto('/faq');
    const other = await user.openTab();
    await other.goto('/faq');
    await choose(page, 'mr');
    await heading(other).filter({ hasText: headings.mr }).waitFor();
    await choose(other, 'en');
    await heading(page).filter({ hasText: 'Frequently' }).waitFor();
  });
});

describe('on a desktop', () => {
  it.each([1280, 1024])('the top bar has room for the longest words, at %d px', async (width) => {
    user = await BrowserUser.arrive(browser, { viewport: { width, height: 800 } });
    const { page } = user;
    await logIn(page, headLogin());
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    for (const code of widestLanguages) {
      await choose(page, code);
      await page.evaluate('document.fonts.ready');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect((await page.locator('header svg').first().boundingBox())!.width).toBe(34);
    }
  });
});
