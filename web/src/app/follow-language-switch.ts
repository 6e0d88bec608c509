import { languageOfAddress } from '../lib/i18n/addresses.js';
import { chooseLanguage } from '../lib/i18n/language.js';
import { isLanguage } from '../lib/i18n/languages.js';
import { textOf } from '../lib/i18n/use-text.js';
import { showToast } from '../lib/toast.js';
import { appMessages } from './messages.js';

/** The `name` of the list in the top bar. */
export const languageListName = 'language';

/**
 * Takes what is chosen in the top bar. It is heard by the document, not by React: on a slow phone people choose on the
 * prerendered page, before React has taken it over, or before this script has come.
 */
export function followLanguageSwitch(): void {
  const take = async (list: EventTarget | null): Promise<void> => {
    if (!(list instanceof HTMLSelectElement) || list.name !== languageListName) return;
    if (!isLanguage(list.value) || (await chooseLanguage(list.value))) return;
    showToast(textOf(appMessages)('languageFailed'), 'failure');
  };
  // On the way down, and not at `change`: a page that React has not taken over yet is taken over by `input`, and then shows
  // the old value again before `change` comes.
  document.addEventListener('input', ({ target }) => void take(target), { capture: true });
  const prerendered = document.querySelector<HTMLSelectElement>(`select[name=${languageListName}]`);
  if (prerendered && prerendered.value !== (languageOfAddress(location.pathname) ?? 'en')) void take(prerendered);
}
