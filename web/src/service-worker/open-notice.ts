import { askPage } from './ask-page.js';

/** Milliseconds for a page that the phone has just woken. */
const patienceMs = 3_000;

/**
 * Opens the target of a pressed notification in an open page, without a reload; in another window if there is none, or
 * if its input would be lost.
 */
export async function openNotice(clients: Clients, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  // A file in a tab of its own is no page.
  const page = pages.find((one) => !new URL(one.url).pathname.startsWith('/api/'));
  if (page !== undefined) {
    // The browser rejects a focus long after the press: the page is opened anyway.
    await page.focus().catch(() => undefined);
    if ((await askPage(page, { type: 'open', url }, patienceMs)) === true) return;
  }
  await clients.openWindow(url);
}
