import type { Browser, BrowserContextOptions } from 'playwright-core';
import { BrowserUser } from './browser.js';
import { demoButton } from './screen-steps.mjs';

type Session = BrowserContextOptions['storageState'];

export class DemoSessions {
  private readonly known = new Map<string, Session>();

  async of(label: string, browser: Browser): Promise<Session> {
    if (!this.known.has(label)) {
      const user = await BrowserUser.arrive(browser);
      await user.page.goto('/login');
      await user.page.getByRole('button', { name: demoButton(label) }).click();
      await user.page.waitForURL('**/dashboard');
      this.known.set(label, await user.context.storageState({ indexedDB: true }));
      await user.context.close();
    }
    return this.known.get(label);
  }
}
