import { language } from '../i18n/language.js';

/** The sentence of an error code in the reader's language; the server's own English where there is none. */
export function errorSentence(code: string | undefined, english: string): string {
  return (code === undefined ? undefined : language.get().catalogues['error-codes']?.[code]) ?? english;
}
