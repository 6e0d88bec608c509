import type { Language } from '../lib/i18n/languages.js';

/** What search engines and previews of shared links say of a page. */
export interface Head {
  readonly title: string;
  /** The page's name alone, as in a trail of pages. */
  readonly name: string;
  /** About 150 characters. */
  readonly description: string;
}

/** A page as the build draws it. */
export interface PrerenderedPage {
  /** Of the page, and of its address. */
  readonly language: Language;
  /** Where the page is in English; null: what is shown for an address that does not exist. */
  readonly path: string | null;
  readonly head: Head;
  readonly body: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** JSON-LD, for listed pages. */
  readonly data: string | null;
}
