import type { Page } from 'playwright-core';

const dead = /\/api\/|robots\.txt/;

export const cutConnection = (page: Page): Promise<unknown> =>
  page.route(dead, (route) => route.abort('connectionfailed'));
export const restoreConnection = (page: Page): Promise<void> => page.unroute(dead);
export const cutErrors = /ERR_CONNECTION_FAILED|ERR_FAILED/;

export const liveButtons = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((part) => {
    const names = [...document.querySelectorAll<HTMLElement>(part)]
      .flatMap((box) => [...box.querySelectorAll<HTMLElement>('button, [role=switch]')])
      .filter((one) => one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true], [popover] *'))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim());
    return [...new Set(names)].toSorted();
  }, within);
