import { isLanguage, type Language } from '../lib/i18n/languages.js';

export interface Reader {
  readonly isMember: boolean;
  readonly language: Language;
}

const store = 'deepam-reader';
const address = '/reader';
const stranger: Reader = { isMember: false, language: 'en' };

/** Only the login state and the language are stored. */
export async function noteReader(reader: Reader): Promise<void> {
  const cache = await caches.open(store);
  await cache.put(address, Response.json(reader));
}

export async function presentReader(): Promise<Reader> {
  const kept = await (await caches.open(store)).match(address);
  return kept === undefined ? stranger : readerOf(await kept.json());
}

export function readerOf(message: unknown): Reader {
  const { isMember, language } = (message ?? {}) as Record<string, unknown>;
  return {
    isMember: isMember === true,
    language: typeof language === 'string' && isLanguage(language) ? language : 'en',
  };
}
