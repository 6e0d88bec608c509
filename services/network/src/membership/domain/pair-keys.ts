import { beginningOf, keyLength } from './words.js';

/** Words of a name that get a key with each other word: more would be too many keys. */
export const maxPaired = 4;

/**
 * A key of two words: two letters of `one` for each of `other`, in turns, until a letter is missing. So the key of their beginnings
 * is the beginning of their key, however little of either is known. It begins with a blank, as no word does.
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

/** Of whoever has too many words for pairs: each word, after two blanks. */
export const crowdKey = (word: string): string => `  ${beginningOf(word)}`;

/**
 * Keys by which a search of several words finds a member: each word of the name with every other word, and the first of two numbers
 * with the second.
 */
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
