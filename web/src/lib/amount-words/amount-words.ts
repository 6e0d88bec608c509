import { retryImport } from '../retry-import.js';
import type { Language } from '../i18n/languages.js';
import type { AmountWords } from './indian-numbers.js';

const loads: Readonly<Record<Language, () => Promise<{ default: AmountWords }>>> = {
  en: () => import('./en.js'),
  hi: () => import('./hi.js'),
  mr: () => import('./mr.js'),
  gu: () => import('./gu.js'),
  ta: () => import('./ta.js'),
};

export const loadAmountWords = async (language: Language): Promise<AmountWords> =>
  (await retryImport(loads[language])).default;
