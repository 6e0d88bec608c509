import type { DocumentLanguage } from '@deepam/contracts';

const scripts: Readonly<Record<DocumentLanguage, string>> = {
  en: '',
  hi: 'Devanagari',
  mr: 'Devanagari',
  gu: 'Gujarati',
  ta: 'Tamil',
};

export const fontScripts: readonly string[] = [...new Set(Object.values(scripts))];
