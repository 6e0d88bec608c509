import { languages, type Translated } from '../lib/i18n/languages.js';
import { sentenceSource } from './sentence-source.js';

const codes = Object.keys(languages).filter((code) => code !== 'en') as Translated[];

export const loadingWords: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    codes.map(async (code) => [code, (await sentenceSource.load(code, 'site'))['components']!['loading']!] as const),
  ),
);
