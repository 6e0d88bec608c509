import { createStore } from '../store.js';

export type ColorScheme = 'light' | 'dark';
const storageKey = 'deepam-color-scheme';

const system = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function chosen(): ColorScheme | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

const fromSystem = (): ColorScheme => (system().matches ? 'dark' : 'light');

export const colorScheme = createStore<ColorScheme>('light');

function showScheme(scheme: ColorScheme): void {
  document.documentElement.setAttribute('data-color-scheme', scheme);
  colorScheme.set(scheme);
}

export function applyColorScheme(): void {
  showScheme(chosen() ?? fromSystem());
  system().addEventListener('change', () => {
    if (chosen() === null) showScheme(fromSystem());
  });
}

export function chooseColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  showScheme(scheme);
}
