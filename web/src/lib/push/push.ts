import { callApi } from '../api-client.js';
import { newIdempotencyKey } from '../api/build-request.js';
import { currentToken } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { registerServiceWorker } from '../service-worker.js';
import { createStore } from '../store.js';

const ownersKey = 'deepam-push';

const owners = {
  all: (): readonly string[] => attempt(() => localStorage.getItem(ownersKey))?.split(' ') ?? [],
  has: (memberId: string | null): boolean => memberId !== null && owners.all().includes(memberId),
  set: (memberId: string, isOn: boolean): void => {
    const next = [...owners.all().filter((other) => other !== memberId), ...(isOn ? [memberId] : [])].join(' ');
    attempt(() => (next === '' ? localStorage.removeItem(ownersKey) : localStorage.setItem(ownersKey, next)));
  },
};

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * `unsupported` means that this browser or this installation has no push, and `blocked` that the reader has denied it
 * in the browser. `off` and `on` are the states of the logged-in account in this browser.
 */
export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';
export const pushState = createStore<PushState>('unknown');

const presentMember = (): string | null => memberOf(currentToken() ?? '');

const isSupported = (): boolean => 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

export async function lookAtPush(): Promise<void> {
  // The result needs no worker, so that a late offer does not move the page.
  if (isSupported() && Notification.permission === 'default') pushState.set('off');
  const registration = isSupported() ? await registerServiceWorker() : null;
  if (registration === null) return pushState.set('unsupported');
  if (Notification.permission === 'denied') return pushState.set('blocked');
  const token = currentToken();
  const isOn = Notification.permission === 'granted' && owners.has(presentMember());
  // The subscription belongs to another account, whose login has ended here: its pushes must not be shown.
  if (!isOn && token !== null) await drop(registration);
  pushState.set(isOn ? await subscribe(registration).catch(() => 'off' as const) : 'off');
}

async function drop({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const subscription = await pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

export const isUndecided = (): boolean => isSupported() && Notification.permission === 'default';

export const isPushed = async (): Promise<boolean> => (await callApi('pushKey')).publicKey !== null;

/**
 * Asks for permission, so it must follow a press of a button, and subscribes this browser.
 * @throws ApiError, or the browser's error when its push service cannot be reached
 */
export async function switchPushOn(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return pushState.set(permission === 'denied' ? 'blocked' : 'off');
  const registration = await registerServiceWorker();
  const memberId = presentMember();
  if (registration === null || memberId === null) return pushState.set('unsupported');
  owners.set(memberId, true);
  pushState.set(await subscribe(registration));
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushState> {
  const { publicKey } = await callApi('pushKey');
  if (publicKey === null) return 'unsupported';
  const before = (await pushManager.getSubscription())?.endpoint;
  const subscription = await subscriptionFor(pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  await callApi('subscribePush', { key: newIdempotencyKey(), body: { endpoint, keys, serverKey: publicKey } });
  if (before !== undefined && before !== endpoint) void endAt(before).catch(() => undefined);
  return 'on';
}

const endAt = (endpoint: string) => callApi('unsubscribePush', { key: newIdempotencyKey(), query: { endpoint } });

/** The browser unsubscribes even if the server is unreachable: the server notices later. */
export async function switchPushOff(): Promise<void> {
  const memberId = presentMember();
  if (memberId !== null) owners.set(memberId, false);
  await leavePush();
}

export async function leaveDevice(): Promise<void> {
  const memberId = presentMember();
  const forgetting = import('../accounts/pin-sign-ins.js').then(({ deletePinSignIn }) =>
    deletePinSignIn(memberId ?? ''),
  );
  await Promise.allSettled([switchPushOff(), forgetting]);
}

export async function leavePush(): Promise<void> {
  if (pushState.get() === 'on') pushState.set('off');
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await Promise.allSettled([subscription.unsubscribe(), endAt(subscription.endpoint)]);
}

/**
 * A browser has only one subscription and rejects another key of the server (W3C Push API, subscribe:
 * InvalidStateError), so an old subscription is dropped first.
 * @throws DOMException when the browser's push service cannot be reached
 */
export async function subscriptionFor(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
