import {
  isTenDigits,
  isWellFormedReferralCode,
  latinDigits,
  normaliseMobile,
  normaliseReferralCode,
} from '@deepam/contracts';

/** Characters of a key; longer words are found by their first so many. */
const keyLength = 20;
/** Keys of a name; more would only serve to fill the index. */
const maxNameKeys = 100;

const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);

/** A name as lists sort it, by its first 40 letters: case and stray spaces do not count. */
export const nameKey = (name: string): string => [...wordsOf(name).join(' ')].slice(0, 40).join('');

/**
 * What a member is found by: each word of the name from each of its letters on ("patil", "atil" … "l"), the code and
 * the mobile. A part of a name, or the beginning of a code or mobile, is then the beginning of a key, which an index finds.
 */
export function searchKeys(member: { name: string; referralCode: string; mobile: string }): string[] {
  const ofName = wordsOf(latinDigits(member.name)).flatMap(endings).slice(0, maxNameKeys);
  return [...new Set([...ofName, member.referralCode.toLowerCase(), member.mobile])];
}

function endings(word: string): string[] {
  const letters = [...word];
  return letters.map((_, start) => letters.slice(start, start + keyLength).join(''));
}

/** What is looked for, in Latin digits: a member matches when each of the words begins one of the member's keys. The longest comes first. */
export function searchWords(search: string): string[] {
  const joined = search.replace(/[\s-]+/gu, '');
  // A mobile or a whole code is one word however it is spaced: "+91 98765 43210", "FL 7K2M 9QX".
  const words = /^\+?\d+$/.test(joined)
    ? [mobileBeginning(joined)]
    : isWellFormedReferralCode(normaliseReferralCode(search))
      ? [joined.toLowerCase()]
      : wordsOf(search);
  const keys = words.map((word) => [...word].slice(0, keyLength).join(''));
  return [...new Set(keys)].sort((a, b) => b.length - a.length).slice(0, 8);
}

function mobileBeginning(digits: string): string {
  const mobile = normaliseMobile(digits);
  if (isTenDigits(mobile)) return mobile;
  return digits.replace(/^(?:\+91|\+|0)/, '');
}

/** Finds the keys that begin with `word`; the index reads exactly those. */
export const beginsWith = (word: string): RegExp => new RegExp(`^${word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`);
