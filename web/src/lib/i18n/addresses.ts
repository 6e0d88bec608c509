import { isLanguage, type Language, type Translated } from './languages.js';

/** The language that an address is in: 'hi' of `/hi/about`; null where it names none, which is English or the reader's choice. */
export function languageOfAddress(pathname: string): Translated | null {
  const [, first = ''] = pathname.split('/');
  return isLanguage(first) && first !== 'en' ? first : null;
}

/** `/about` of `/hi/about`, and `/` of `/hi`; without a slash at its end. */
export function pageOfAddress(pathname: string): string {
  const language = languageOfAddress(pathname);
  const page = (language === null ? pathname : pathname.slice(`/${language}`.length)).replace(/(?<=.)\/$/, '');
  return page === '' ? '/' : page;
}

/** Where a public page is in a language. */
export const addressIn = (language: Language, page: string): string =>
  language === 'en' ? page : `/${language}${page === '/' ? '' : page}`;

/** Where an id may follow in the address (ADR 67). The gateway and nginx know them, too. */
export const pagesWithId: readonly string[] = ['/members', '/cotton'];

/** `/members` of `/members/<id>`; of an address without an id the address itself. */
export const withoutId = (page: string): string => page.replace(/^(\/members|\/cotton)\/[0-9a-f]{24}$/, '$1');
