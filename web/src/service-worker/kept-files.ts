import { pageAddress } from './routes.js';

/** scripts/service-worker.ts inserts these: the cached files, and a name that changes with them. */
declare const __SHELL__: {
  readonly revision: string;
  readonly frames: readonly string[];
  readonly addresses: readonly string[];
};

export const { revision, frames, addresses } = __SHELL__;
const shell = `deepam-shell-${revision}`;
const patienceMs = 5_000;
const pages = 'deepam-pages';
const assets = 'deepam-assets';
/** Files of older builds are deleted when the cache has more files than a build. */
const mostAssets = 220;
/** The frame at this address can draw any page. */
const frameFor = ({ url }: Request): string => new URL('/dashboard', url).href;

export async function keepShell(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll(addresses);
}

export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('deepam-shell-') && name !== shell);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps the worker alive until the work is done; a browser may end it as soon as the page has its answer. */
export type Outlive = (work: Promise<unknown>) => void;

/** A hashed file never changes, so a stored file is not requested from the network. */
export async function assetOf(request: Request, outlive: Outlive): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) outlive(keepAsset(request.url, answer.clone()));
  // The server has a newer release, and the stored frame would request this file again.
  if (answer.status === 404) outlive(caches.open(shell).then((cache) => cache.delete(frameFor(request))));
  return answer;
}

async function keepAsset(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(assets);
  await cache.put(address, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostAssets)).map((key) => cache.delete(key)));
}

/**
 * The frame of this release does not wait for the network until the browser has found a newer worker: one opening at
 * most runs the earlier release.
 */
export async function frameOf(
  request: Request,
  early: Promise<Response | undefined>,
  outlive: Outlive,
  isReplaced: boolean,
): Promise<Response> {
  const kept = isReplaced ? undefined : await (await caches.open(shell)).match(frameFor(request));
  if (kept === undefined) return pageOf(request, early, outlive);
  outlive(early.catch(() => undefined));
  return kept;
}

/**
 * The answer is the newest page; offline it is the last seen version, or else the frame, in which the application
 * explains the missing data.
 */
export async function pageOf(
  request: Request,
  early: Promise<Response | undefined>,
  outlive: Outlive,
): Promise<Response> {
  const address = pageAddress(request.url);
  const newest = async () => {
    const answer = (await early) ?? (await fetch(request));
    if (answer.ok && !answer.redirected) outlive(keepPage(address, answer.clone()));
    return answer;
  };
  const coming = newest();
  outlive(coming.catch(() => undefined));
  try {
    // A silent connection counts as offline.
    return await Promise.race([coming, new Promise<never>((_, silent) => setTimeout(silent, patienceMs))]);
  } catch {
    const kept = (await caches.match(address)) ?? (await caches.match(frameFor(request)));
    return kept ?? coming;
  }
}

async function keepPage(address: string, answer: Response): Promise<void> {
  await (await caches.open(pages)).put(address, answer);
}
