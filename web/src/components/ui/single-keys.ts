import { createStore } from '../../lib/store.js';

const name = 'single-keys';

/** Single-letter keys conflict with speech input, so each device can turn them off (WCAG 2.1.4). */
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
    // The setting is kept until the page is left.
  }
}
