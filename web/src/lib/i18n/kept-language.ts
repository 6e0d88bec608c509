import { languageOfAddress } from './addresses.js';
import { isLanguage, type Language, preferredOf } from './languages.js';

const storageKey = 'deepam-language';

export function keptLanguage(): Language {
  const addressed = languageOfAddress(location.pathname);
  if (addressed !== null) return addressed;
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept !== null && isLanguage(kept)) return kept;
  } catch {
    // Storage is denied: every visit begins in the browser's language.
  }
  return preferredOf(navigator.languages);
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is denied: the choice lasts until the page is left.
  }
}

export function onLanguageOfOtherTab(listener: (language: Language) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue !== null && isLanguage(newValue)) listener(newValue);
  });
}
