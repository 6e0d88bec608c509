/** Where the worker is served from: the root, so that its scope is the whole origin. */
const workerUrl = '/service-worker.js';

/**
 * The service worker's registration once it is active; null where there is none: an old browser, a private window, the dev server.
 * Safe to call from several places: the browser registers one worker for one address.
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
