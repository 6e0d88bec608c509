/** Letters of a key; longer words are found by their first so many. */
export const keyLength = 20;

export const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);

/** As much of a word as a key holds. */
export const beginningOf = (letters: Iterable<string>): string => [...letters].slice(0, keyLength).join('');
