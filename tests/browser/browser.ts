import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { homeWithLetters } from './letters.mjs';

/** The running system that the tests look at; both are set by `npm test`. */
export const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:8080';
const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Draws the same with a third less of the processor, and knows no notifications. */
const shellPath = process.env['HEADLESS_SHELL'] ?? chromiumPath;

export const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
export const installedPhone: BrowserContextOptions = {
  ...phone,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
};
export const desktop = { viewport: { width: 1280, height: 900 } };

/** @param needs the whole browser where the page installs itself or notifies */
export function launchBrowser(needs: 'drawing' | 'notifications' = 'drawing'): Promise<Browser> {
  return chromium.launch({
    env: { ...process.env, XDG_DATA_HOME: homeWithLetters() },
    executablePath: needs === 'drawing' ? shellPath : chromiumPath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export class BrowserUser {
  private readonly errors: string[] = [];
  private readonly expected: RegExp[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.watch(page);
  }

  static async arrive(browser: Browser, options: BrowserContextOptions = desktop): Promise<BrowserUser> {
    const context = await browser.newContext({
      baseURL: baseUrl,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      // What a test puts in the place of an answer must not be hidden behind a worker; its own tests let it in.
      serviceWorkers: 'block',
      ...options,
    });
    return new BrowserUser(context, await context.newPage());
  }

  async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    this.watch(page);
    return page;
  }

  expectError(part: RegExp): void {
    this.expected.push(part);
  }

  /** Closes the browser. @throws Error when anything went wrong that was not expected */
  async leave(): Promise<void> {
    await this.context.close();
    const unexpected = this.errors.filter((error) => !this.expected.some((part) => part.test(error)));
    if (unexpected.length > 0) throw new Error(`The page had errors:\n${unexpected.join('\n')}`);
  }

  private watch(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`));
    page.on('console', (line) => {
      if (line.type() === 'error') this.errors.push(`console: ${line.text()} (${line.location().url})`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.errors.push(`answer: ${answer.status()} ${answer.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page cancels what it still loads.
      if (reason !== 'net::ERR_ABORTED') this.errors.push(`request: ${reason} ${request.url()}`);
    });
  }
}
