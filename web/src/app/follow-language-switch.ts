import { languageOfAddress } from '../lib/i18n/addresses.js';
import { chooseLanguage } from '../lib/i18n/language.js';
import { isLanguage } from '../lib/i18n/languages.js';
import { textOf } from '../lib/i18n/use-text.js';
import { showToast } from '../lib/toast.js';
import { appMessages } from './messages.js';

export const languageListName = 'language';

/**
 * The listener is on the document and not in React: on a slow phone people choose a language on the prerendered page,
 * before React hydrates it.
 */
export function followLanguageSwitch(): void {
  const switchTo = async (list: EventTarget | null): Promise<void> => {
    if (!(list instanceof HTMLSelectElement) || list.name !== languageListName) return;
    if (!isLanguage(list.value) || (await chooseLanguage(list.value))) return;
    showToast(textOf(appMessages)('languageFailed'), 'failure');
  };
  // The capture phase of `input` is necessary: it starts the hydration of the page, which resets the value before
  // `change`.
  document.addEventListener('input', ({ target }) => void switchTo(target), { capture: true });
  const prerendered = document.querySelector<HTMLSelectElement>(`select[name=${languageListName}]`);
  if (prerendered && prerendered.value !== (languageOfAddress(location.pathname) ?? 'en')) void switchTo(prerendered);
}
