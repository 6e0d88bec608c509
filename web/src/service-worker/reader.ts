const store = 'deepam-reader';
const address = '/member';

/** The pages tell whether somebody is logged in, and nothing else: no token ever reaches the worker. */
export async function noteReader(isMember: boolean): Promise<void> {
  const cache = await caches.open(store);
  if (isMember) await cache.put(address, new Response('1'));
  else await cache.delete(address);
}

export async function readerIsMember(): Promise<boolean> {
  return (await (await caches.open(store)).match(address)) !== undefined;
}
