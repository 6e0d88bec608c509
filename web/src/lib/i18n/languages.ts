import type { DocumentLanguage } from '@deepam/contracts';

export const languages = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  ta: 'தமிழ்',
} as const satisfies Readonly<Record<DocumentLanguage, string>>;

export type Language = keyof typeof languages;
export type Translated = Exclude<Language, 'en'>;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

export function preferredOf(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]!).find(isLanguage) ?? 'en';
}
