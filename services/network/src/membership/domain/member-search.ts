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
 * @param keysAreComplete false while older memberships may lack keys of several words: each is then found like a single
 * word
 * @returns null without a typed word
 */
export function memberSearch(typed: string, keysAreComplete: boolean): MemberSearch | null {
  const words = searchWords(typed);
  const [longest, ...further] = words;
  if (longest === undefined) return null;
  if (further.length > 0 && keysAreComplete) {
    return {
      condition: { $and: words.map((word) => ({ searchText: holdsBeginning(word) })) },
      narrowing: { searchKeys: { $in: keysOfWords(words).map(beginsWith) } },
      isTight: true,
    };
  }
  const narrowing = { searchKeys: beginsWith(longest) };
  const others = further.map((word) => ({ searchKeys: beginsWith(word) }));
  return { condition: { ...narrowing, ...(others.length > 0 && { $and: others }) }, narrowing, isTight: false };
}
