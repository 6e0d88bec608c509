import { language } from '../i18n/language.js';
import { textOf } from '../i18n/use-text.js';
import { clientErrorMessages } from './client-error-messages.js';

/**
 * The sentence of an error code in the reader's language; the server's own English where there is none.
 * @param wait seconds after which a further try is worth it, where the server told
 */
export function errorSentence(code: string | undefined, english: string, wait = 0): string {
  // The sentence of the code speaks of a minute.
  if (code === 'REQUEST.TOO_MANY' && wait > 60) {
    return textOf(clientErrorMessages)('tooMany', { minutes: Math.ceil(wait / 60) });
  }
  return (code === undefined ? undefined : language.get().catalogues['error-codes']?.[code]) ?? english;
}
