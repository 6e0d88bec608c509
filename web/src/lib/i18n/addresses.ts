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

/** `/members` of `/members/<id>`, the one address with an id in it (ADR 70); of any other the address itself. */
export const withoutId = (page: string): string => page.replace(/^(\/members)\/[0-9a-f]{24}$/, '$1');
