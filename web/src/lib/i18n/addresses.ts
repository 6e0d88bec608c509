import { isLanguage, type Language, type Translated } from './languages.js';

/** The result is 'hi' for `/hi/about`; null means English or the reader's choice. */
export function languageOfAddress(pathname: string): Translated | null {
  const [, first = ''] = pathname.split('/');
  return isLanguage(first) && first !== 'en' ? first : null;
}

export function pageOfAddress(pathname: string): string {
  const language = languageOfAddress(pathname);
  const page = (language === null ? pathname : pathname.slice(`/${language}`.length)).replace(/(?<=.)\/$/, '');
  return page === '' ? '/' : page;
}

export const addressIn = (language: Language, page: string): string =>
  language === 'en' ? page : `/${language}${page === '/' ? '' : page}`;

/** The address of these pages may end with an id (ADR 67). The gateway and nginx have the same list. */
export const pagesWithId: readonly string[] = ['/members', '/cotton'];

export const withoutId = (page: string): string => page.replace(/^(\/members|\/cotton)\/[0-9a-f]{24}$/, '$1');
