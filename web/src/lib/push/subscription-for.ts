/**
 * The subscription of this browser for the server's VAPID key. A browser has one at a time: as long as it has one for a key of
 * before, it refuses every other (W3C Push API, subscribe: InvalidStateError), so that one is given up.
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

/** A VAPID key as the browser wants it. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
