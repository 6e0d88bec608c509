export const keyLength = 20;

export const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);

export const beginningOf = (letters: Iterable<string>): string => [...letters].slice(0, keyLength).join('');
