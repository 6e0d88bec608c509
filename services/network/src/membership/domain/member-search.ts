import { beginsWith, holdsBeginning, keysOfWords, searchWords } from './search-words.js';

type Condition = Readonly<Record<string, unknown>>;

export interface MemberSearch {
  readonly condition: Condition;
  /** The index of the keys is read by this condition, which every match of the full condition fulfils. */
  readonly narrowing: Condition;
  readonly isTight: boolean;
}

/**
 * A single word matches anywhere in a word of the name, or the beginning of code or mobile; each of several words
 * matches the beginning of one of them.
 * @returns null without a typed word
 */
export function memberSearch(typed: string): MemberSearch | null {
  const words = searchWords(typed);
  const [first] = words;
  if (first === undefined) return null;
  if (words.length > 1) {
    return {
      condition: { $and: words.map((word) => ({ searchText: holdsBeginning(word) })) },
      narrowing: { searchKeys: { $in: keysOfWords(words).map(beginsWith) } },
      isTight: true,
    };
  }
  const narrowing = { searchKeys: beginsWith(first) };
  return { condition: narrowing, narrowing, isTight: false };
}
