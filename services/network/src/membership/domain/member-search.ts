import { beginsWith, holdsBeginning, keysOfWords, searchWords } from './search-words.js';

type Condition = Readonly<Record<string, unknown>>;

export interface MemberSearch {
  /** All that is looked for. */
  readonly condition: Condition;
  /** What the index of the keys reads for it: whoever fulfils the condition fulfils this as well. */
  readonly narrowing: Condition;
  /** Whether hardly anybody else fulfils the narrowing. */
  readonly isTight: boolean;
}

/**
 * One word is found anywhere in a word of the name, and at the beginning of code or mobile; several words each begin one of them.
 * @param keysAreComplete false while older memberships may lack keys of several words: each is then found as one word is
 * @returns null where no word was typed
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
