import { noteToken } from './login-token.js';

/** The paths are below /api; a test compares them with the contracts. */
export const paths = {
  markRead: '/notifications/mark-read/:id',
  pushKey: '/notifications/push-key',
  pushSubscriptions: '/notifications/push-subscriptions',
} as const;

async function call(token: string, method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  // The login has ended, so its token is useless.
  if (answer.status === 401) noteToken(null);
  return answer;
}

export async function markRead(token: string, id: string): Promise<boolean> {
  const answer = await call(token, 'PUT', paths.markRead.replace(':id', encodeURIComponent(id))).catch(() => null);
  return answer?.ok === true;
}

export async function renewSubscription(
  token: string,
  registration: ServiceWorkerRegistration,
  change: { readonly oldSubscription?: PushSubscription | null; readonly newSubscription?: PushSubscription | null },
): Promise<void> {
  const next = change.newSubscription ?? (await subscribeAnew(token, registration));
  if (next === null) return;
  const { endpoint, keys } = next.toJSON();
  const answer = await call(token, 'POST', paths.pushSubscriptions, { endpoint, keys });
  const old = change.oldSubscription?.endpoint;
  if (!answer.ok || old === undefined || old === endpoint) return;
  await call(token, 'DELETE', `${paths.pushSubscriptions}?${new URLSearchParams({ endpoint: old })}`);
}

async function subscribeAnew(token: string, { pushManager }: ServiceWorkerRegistration) {
  const answer = await call(token, 'GET', paths.pushKey);
  const { publicKey } = (answer.ok ? await answer.json() : {}) as { publicKey?: string | null };
  return publicKey == null ? null : pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
