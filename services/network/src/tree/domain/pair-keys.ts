export const keyLength = 20;

export const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);

export const beginningOf = (letters: Iterable<string>): string => [...letters].slice(0, keyLength).join('');

export const maxPaired = 4;

/**
 * The key alternates two letters of `one` with each letter of `other` until a letter is missing, so the key of two
 * beginnings is the beginning of the key. It starts with a blank, which no word has.
 */
export function pairKey(one: string, other: string): string {
  const letters = [[...one].values(), [...other].values()] as const;
  let key = ' ';
  for (let turn = 0; turn < keyLength; turn += 1) {
    const { value, done } = letters[turn % 3 === 1 ? 1 : 0].next();
    if (done) break;
    key += value;
  }
  return key;
}

/** Names with too many words for pairs have one key for each word, after two blanks. */
export const crowdKey = (word: string): string => `  ${beginningOf(word)}`;

export function keysOfSeveral(names: readonly string[], numbers: readonly string[]): string[] {
  const own = [...new Set(names)];
  const words = [...own, ...numbers];
  if (own.length > maxPaired) return words.map(crowdKey);
  return words.flatMap((one, place) =>
    words
      .filter((other, otherPlace) => other !== one && (place < own.length || place < otherPlace))
      .map((other) => pairKey(one, other)),
  );
}
