import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { caches, Response as CachedResponse } from 'undici';

Object.assign(globalThis, { caches, __SHELL__: { revision: 'r', frames: [], addresses: [] } });
const { assetOf, frameOf, pageOf } = await import('./kept-files.js');

const answer = (text: string) => new CachedResponse(text) as unknown as Response;
const request = (path: string) => ({ url: `https://deepam.example${path}` }) as Request;
const keptOf = async (path: string): Promise<string | undefined> =>
  (await caches.match(`https://deepam.example${path}`))?.text();

const outlived: Promise<unknown>[] = [];
const outlive = (work: Promise<unknown>) => void outlived.push(work);
beforeEach(() => {
  outlived.length = 0;
  // The cache uses microtasks.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it('a file is cached after the answer, which does not wait for it, and the worker lives on until then', async () => {
  globalThis.fetch = async () => answer('a script');
  expect(await (await assetOf(request('/assets/a.js'), outlive)).text()).toBe('a script');
  expect(outlived).toHaveLength(1);
  await Promise.all(outlived);
  expect(await keptOf('/assets/a.js')).toBe('a script');
});

it('a late page replaces the shown cached one', async () => {
  await pageOf(request('/faq'), Promise.resolve(answer('the earlier page')), outlive);
  await Promise.all(outlived);
  outlived.length = 0;
  let come: (page: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (come = resolve));
  const shown = pageOf(request('/faq'), late, outlive);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await (await shown).text()).toBe('the earlier page');
  come(answer('the newest page'));
  for (let done = 0; done < outlived.length; done++) await outlived[done];
  expect(await keptOf('/faq')).toBe('the newest page');
});

it('a cached file is shown offline, and a failed one does not stop the worker', async () => {
  const shown = await pageOf(request('/faq'), Promise.reject(new TypeError('No line')), outlive);
  expect(await shown.text()).toBe('the newest page');
  await expect(Promise.all(outlived)).resolves.toBeDefined();
});

describe('the frame of the pages after login', () => {
  const never = new Promise<Response>(() => undefined);
  const newest = () => Promise.resolve(answer('the newest page'));
  beforeEach(async () => {
    await (await caches.open('deepam-shell-r')).put(request('/dashboard').url, new CachedResponse('the frame'));
  });

  it('the frame of the pages after login is shown without waiting for the network', async () => {
    expect(await (await frameOf(request('/wallet'), never, () => undefined, false)).text()).toBe('the frame');
  });

  it('the frame of the pages after login gives way to the page of the network as soon as a newer worker waits', async () => {
    expect(await (await frameOf(request('/wallet'), newest(), outlive, true)).text()).toBe('the newest page');
  });

  it('the frame of the pages after login gives way to the page of the network after the server lacks a file of its release', async () => {
    globalThis.fetch = async () => new CachedResponse('', { status: 404 }) as unknown as Response;
    await assetOf(request('/assets/gone.js'), outlive);
    await Promise.all(outlived);
    expect(await (await frameOf(request('/wallet'), newest(), outlive, false)).text()).toBe('the newest page');
  });
});
