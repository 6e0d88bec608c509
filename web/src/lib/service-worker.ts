/** The worker is served from the root, so that its scope is the whole origin. */
const workerUrl = '/service-worker.js';

/**
 * The result is null without a service worker, such as in an old browser, a private window or the dev server. Repeated
 * calls are safe: the browser registers one worker per address.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    const registration = (await navigator.serviceWorker.register(workerUrl)) as ServiceWorkerRegistration | undefined;
    return registration === undefined ? null : await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
