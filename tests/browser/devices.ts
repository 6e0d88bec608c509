/** `npm run proofs` tries everything on every device and in every language. */
export const isThorough = process.env['PROOFS'] === 'full';

/** On a phone only that is tried again which its size or touch changes; in the proofs everything is. */
export const isShortOn = (device: 'desktop' | 'phone'): boolean => device === 'phone' && !isThorough;

/** The language with the longest words; in the proofs all four that need translation. */
export const widestLanguages = isThorough ? (['hi', 'mr', 'gu', 'ta'] as const) : (['ta'] as const);
