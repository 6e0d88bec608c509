import type { DocumentLanguage } from '@deepam/contracts';

/** The script of Noto Sans that each language is written in: a package of @expo-google-fonts. Latin is in the font without a script. */
const scripts: Readonly<Record<DocumentLanguage, string>> = {
  en: '',
  hi: 'Devanagari',
  mr: 'Devanagari',
  gu: 'Gujarati',
  ta: 'Tamil',
};

export const fontScripts: readonly string[] = [...new Set(Object.values(scripts))];
