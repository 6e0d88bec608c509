import { askPage } from './ask-page.js';

/** In this worker's memory alone: never in a cache, a database or a log. */
let token: string | null = null;

/** Milliseconds that a page has to answer. */
const patienceMs = 1_500;

/** What a page tells; anything but a token means that nobody is logged in. */
export function noteToken(given: unknown): void {
  token = typeof given === 'string' && given !== '' ? given : null;
}

/** A worker that the browser has started again asks an open page. Null when nobody is logged in, or no page is open. */
export async function presentToken(clients: Clients): Promise<string | null> {
  if (token !== null) return token;
  for (const page of await clients.matchAll({ type: 'window' })) {
    noteToken(await askPage(page, { type: 'token-wanted' }, patienceMs));
    if (token !== null) break;
  }
  return token;
}
