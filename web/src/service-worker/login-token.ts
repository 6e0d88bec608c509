/** The token is only in the worker's memory, never in a cache, a database or a log. */
let token: string | null = null;

/** A page may take this time in milliseconds to answer. */
const patienceMs = 1_500;

/** Any value except a token means that no user is logged in. */
export function noteToken(given: unknown): void {
  token = typeof given === 'string' && given !== '' ? given : null;
}

/** A restarted worker asks an open page. Null without a login or an open page. */
export async function presentToken(clients: Clients): Promise<string | null> {
  if (token !== null) return token;
  for (const page of await clients.matchAll({ type: 'window' })) {
    noteToken(await askPage(page, { type: 'token-wanted' }, patienceMs));
    if (token !== null) break;
  }
  return token;
}

export function askPage(
  page: Client,
  message: { readonly type: string; readonly url?: string },
  patienceMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(finish, patienceMs, null);
    port1.onmessage = ({ data }) => finish(data);
    page.postMessage(message, [port2]);
  });
}
