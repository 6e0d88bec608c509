import type { DocumentLanguage } from '@deepam/contracts';

/** The languages of the pages, each named in its own script. */
export const languages = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  ta: 'தமிழ்',
} as const satisfies Readonly<Record<DocumentLanguage, string>>;

export type Language = keyof typeof languages;
/** A language whose sentences are loaded; English comes with the code. */
export type Translated = Exclude<Language, 'en'>;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** The first of a reader's languages (`navigator.languages`: 'hi-IN', 'en', …) that the pages speak, else English. */
export function preferredOf(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]!).find(isLanguage) ?? 'en';
}
