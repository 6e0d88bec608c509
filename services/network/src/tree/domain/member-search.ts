import {
  isTenDigits,
  isWellFormedReferralCode,
  mayBeginReferralCode,
  normaliseMobile,
  normaliseReferralCode,
  plainNumber,
} from '@deepam/contracts';
import { literalPattern } from '@deepam/platform';
import { crowdKey, pairKey, beginningOf, wordsOf } from './search-keys.js';

/** The longest word comes first, in Latin digits. A word that is the beginning of another one adds nothing. */
export function searchWords(search: string): string[] {
  const joined = plainNumber(search);
  // A mobile or a whole code is one word, whatever its spaces: "+91 98765 43210", "FL 7K2M 9QX".
  const words = /^\+?\d+$/.test(joined)
    ? [mobileBeginning(joined)]
    : isWellFormedReferralCode(normaliseReferralCode(search))
      ? [normaliseReferralCode(search).toLowerCase()]
      : wordsOf(search);
  const keys = [...new Set(words.map(beginningOf).filter(Boolean))].sort((a, b) => b.length - a.length);
  return keys.filter((key, place) => !keys.slice(0, place).some((longer) => longer.startsWith(key))).slice(0, 8);
}

function mobileBeginning(digits: string): string {
  const mobile = normaliseMobile(digits);
  if (isTenDigits(mobile)) return mobile;
  return digits.replace(/^(?:\+91|\+|0)/, '');
}

/** The index reads exactly the keys that begin with the word. */
export const beginsWith = (word: string): RegExp => new RegExp(`^${literalPattern(word)}`);

export const holdsBeginning = (word: string): RegExp => new RegExp(` ${literalPattern(word)}`);

const mayBeNumber = (word: string): boolean => /^\d/.test(word) || mayBeginReferralCode(word.toUpperCase());

/** Fewer members share so many digits than share most names. */
const isRare = (word: string): boolean =>
  /^\d{4}/.test(word) || (word.length >= 6 && /\d/.test(word) && mayBeNumber(word));

/**
 * Each matching member has one of the returned beginnings of keys.
 * @param words two at least, the longest first
 */
export function keysOfWords(words: readonly string[]): string[] {
  const rare = words.find(isRare);
  if (rare !== undefined) return [rare];
  const [longest, second] = words as [string, string];
  // Pairs begin with a word of the name.
  const name = words.find((word) => !mayBeNumber(word));
  const pairs =
    name === undefined
      ? [pairKey(longest, second), pairKey(second, longest)]
      : [pairKey(name, name === longest ? second : longest)];
  return [...pairs, crowdKey(longest)];
}

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
