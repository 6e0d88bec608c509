import { languages, type Translated } from '../../web/src/lib/i18n/languages.js';

/** `npm run proofs` tries everything on every device and in every language. */
export const isThorough = process.env['PROOFS'] === 'full';

/** On a phone only that is tried again which its size or touch changes; in the proofs everything is. */
export const isShortOn = (device: 'desktop' | 'phone'): boolean => device === 'phone' && !isThorough;

export const translated = (Object.keys(languages) as (keyof typeof languages)[]).filter((code) => code !== 'en');

/** The language with the longest words; in the proofs all that need translation. */
export const widestLanguages: readonly Translated[] = isThorough ? translated : ['ta'];
