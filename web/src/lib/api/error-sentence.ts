import { language } from '../i18n/language.js';
import { textOf } from '../i18n/use-text.js';
import { clientErrorMessages } from './client-error-messages.js';

/**
 * Returns the sentence of an error code in the reader's language, or the server's English text without a translation.
 * @param how.wait seconds until a retry is useful, from the server
 * @param how.details values for the names in braces
 */
export function errorSentence(
  code: string | undefined,
  english: string,
  { wait = 0, details = {} }: { wait?: number; details?: Readonly<Record<string, unknown>> | undefined } = {},
): string {
  if (code === 'REQUEST.TOO_MANY' && wait > 60) {
    return textOf(clientErrorMessages)('tooMany', { minutes: Math.ceil(wait / 60) });
  }
  const sentence = code === undefined ? undefined : language.get().catalogues['error-codes']?.[code];
  return sentence?.replace(/\{(\w{1,20})\}/g, (_, name: string) => String(details[name] ?? '')) ?? english;
}
