import { askPage } from './ask-page.js';

/** Of a page that the phone has just woken up. */
const patienceMs = 3_000;

/**
 * Opens what a pressed notification leads to: in a page that is open, without a reload. When there is none, or when it would lose something
 * by it, in another window.
 */
export async function openNotice(clients: Clients, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  // A file that is open in a tab of its own is no page.
  const page = pages.find((one) => !new URL(one.url).pathname.startsWith('/api/'));
  if (page !== undefined) {
    // Refused when the press is too long ago: the page is opened all the same.
    await page.focus().catch(() => undefined);
    // See app/open-address.ts.
    if ((await askPage(page, { type: 'open', url }, patienceMs)) === true) return;
  }
  await clients.openWindow(url);
}
