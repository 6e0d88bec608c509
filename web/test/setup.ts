import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { publicEndpoints } from '@deepam/contracts';
import { cleanup, configure } from '@testing-library/react';
import { config as zod } from 'zod';
import demo from '../company.demo.json';
import { addDialogs } from './dialogs.js';

Object.assign(globalThis, {
  __API_ROUTES__: Object.fromEntries(publicEndpoints.map(({ name, method, path }) => [name, [method, path]])),
  __BUILD__: 'component',
  __COMPANY__: demo.company,
  __TESTIMONIALS__: demo.testimonials,
  __MAP_EMBED_URL__: null,
  __RECEIPT_READER__: { folder: '/assets/receipt-reader', bytes: 0 },
  __noFiles: () => ({}),
});
zod({ jitless: true });

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
/** Each spec is the only tab of its browser. */
class OnlyTab extends EventTarget {
  postMessage(): void {}
  close(): void {}
}
Object.assign(globalThis, { BroadcastChannel: OnlyTab });
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer, scrollTo: () => undefined });
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollIntoView = () => undefined;
Object.assign(URL, { createObjectURL: () => 'blob:component', revokeObjectURL: () => undefined });
/** jsdom loads no pictures: a requested picture is loaded immediately, and small. */
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  ...source,
  set(this: HTMLImageElement, address: string) {
    source.set!.call(this, address);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  },
});
/** jsdom reads blobs only by a FileReader. */
const read = (blob: Blob, how: 'readAsText' | 'readAsArrayBuffer') =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader[how](blob);
  });
Object.assign(Blob.prototype, {
  text(this: Blob) {
    return read(this, 'readAsText');
  },
  arrayBuffer(this: Blob) {
    return read(this, 'readAsArrayBuffer');
  },
});
addDialogs();

/** Supports `(min-width: 40rem)` and `(max-width: 640px)`; every other media query is false. */
const fits = (query: string): boolean => {
  const [, edge, size, unit] = /\((min|max)-width:\s*([\d.]+)(px|r?em)\)/.exec(query) ?? [];
  if (edge === undefined) return false;
  const width = Number(size) * (unit === 'px' ? 1 : 16);
  return edge === 'min' ? innerWidth >= width : innerWidth <= width;
};
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: fits(query), media: query, onchange: null }) as unknown as MediaQueryList;
Object.defineProperty(window, 'visualViewport', {
  value: Object.assign(new EventTarget(), { width: innerWidth, height: innerHeight, scale: 1, offsetTop: 0 }),
});
for (const side of ['clientWidth', 'offsetWidth'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => innerWidth });
for (const side of ['clientHeight', 'offsetHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => innerHeight });

configure({
  asyncUtilTimeout: 15_000,
  // React renders after the event, like in a browser: a loading page can't be awaited within it.
  eventWrapper: (dispatch) => dispatch(),
  getElementError: (message) => {
    const error = new Error(
      `${message}\nThe page says: ${document.querySelector('main')?.textContent.slice(0, 3_000)}`,
    );
    return Object.assign(error, { name: 'ElementError', stack: error.message });
  },
});

/**
 * Console reports of React and the product, except updates between two steps of a spec, which a browser renders as
 * well.
 */
const reported: string[] = [];
beforeEach(() => {
  reported.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!/not wrapped in act|Not implemented: navigation/.test(text)) reported.push(text);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  expect(reported).toEqual([]);
});
