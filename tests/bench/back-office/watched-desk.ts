import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { password, type Product } from '@deepam/testing';

/** Milliseconds from the last key, click or input to the first frame in which the text of an element has changed. */
const observing = `
  for (const type of ['keydown', 'click', 'input'])
    addEventListener(type, ({ timeStamp }) => { self.actedAt = timeStamp; }, true);
  self.untilChanged = (selector) => new Promise((resolve, reject) => {
    const textOf = () => document.querySelector(selector)?.textContent?.trim() ?? '';
    const before = textOf();
    const observer = new MutationObserver(() => {
      const now = textOf();
      if (now === '' || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - self.actedAt)));
    });
    setTimeout(() => reject(new Error('The text of ' + selector + ' has not changed: ' + before + ' ' +
      [...document.querySelectorAll('[role=alert], dialog[open]')].map((one) => one.textContent).join(' '))), 20_000);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
`;

/** The head at a laptop, in a browser that notes when a page has answered. */
export class WatchedDesk {
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async arrive(browser: Browser, product: Product, mobile: string): Promise<WatchedDesk> {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({
      baseURL: product.url,
      viewport,
      locale: 'en-IN',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(observing);
    await page.goto('/login');
    await page.getByLabel('Mobile Number').fill(mobile);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
    return new WatchedDesk(context, page);
  }

  /** @returns milliseconds from the last key or click of the work until the text of the element has changed */
  async time(selector: string, work: () => Promise<void>): Promise<number> {
    const changed = this.page.evaluate<number>(`untilChanged(${JSON.stringify(selector)})`);
    await work();
    return changed;
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
