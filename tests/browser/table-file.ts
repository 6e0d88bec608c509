import type { Download, Page } from 'playwright-core';

export async function downloadTable(page: Page, what: string, kind: 'CSV' | 'Excel' = 'CSV'): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseTable(page, what, kind)]);
  return download;
}

async function chooseTable(page: Page, what: string, kind: 'CSV' | 'Excel' = 'CSV'): Promise<void> {
  await page.getByRole('button', { name: `Download: ${what}`, exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}
