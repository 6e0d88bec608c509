import { createStore } from '../lib/store.js';

const name = 'single-keys';

/** Keys without Ctrl or Alt get in the way of speech input, so each device can do without them (WCAG 2.1.4). */
export const singleKeys = createStore(read());

function read(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

export function keepSingleKeys(use: boolean): void {
  singleKeys.set(use);
  try {
    localStorage.setItem(name, use ? 'on' : 'off');
  } catch {
    // Kept until the page is left.
  }
}
