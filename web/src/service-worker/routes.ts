export type Strategy = 'network' | 'asset' | 'frame' | 'page';

/**
 * The API and other origins are never cached, because private data must not be stored.
 * @param frames paths of the pages after login, which all begin as the same frame
 */
export function strategyOf(
  request: { method: string; mode: string; url: string },
  origin: string,
  frames: readonly string[],
): Strategy {
  const { origin: where, pathname } = new URL(request.url);
  if (request.method !== 'GET' || where !== origin || pathname.startsWith('/api/')) return 'network';
  if (request.mode === 'navigate')
    return frames.includes(new URL(pageAddress(request.url)).pathname) ? 'frame' : 'page';
  return pathname.startsWith('/assets/') ? 'asset' : 'network';
}

/**
 * The cache key of a page: `/register?ref=A` and `/register/` are one page, and so are those of all members and
 * orders.
 */
export function pageAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(?<=.)\/$/, '').replace(/^(\/members|\/cotton)\/[0-9a-f]{24}$/, '$1');
}
