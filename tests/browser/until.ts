import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * Waits until an expression is true in the page, and gives its value. Playwright's own waitForFunction needs eval, which the
 * pages' Content-Security-Policy refuses; a navigation in between is no error.
 */
export async function until<T>(page: Page, expression: string, timeoutMs = 20_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await page.evaluate<T | null>(expression).catch(() => null);
    if (value) return value;
    if (Date.now() > end) throw new Error(`Not true in ${timeoutMs} ms: ${expression}`);
    await pause(50);
  }
}
