import { latinDigits } from '@deepam/contracts';
import type { Membership } from '../persistence/membership.schema.js';

const keyLength = 20;

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

/** More keys of a name would only fill the index. */
const maxNameKeys = 100;

/** Case and stray spaces do not count, and the first 40 letters decide the order. */
export const nameKey = (name: string): string => [...wordsOf(name).join(' ')].slice(0, 40).join('');

/**
 * The keys hold each word of the name from each of its letters on ("patil", "atil" … "l"), the code and the mobile, and
 * every pair of words. A part of a name or the beginning of a code or mobile is thus the beginning of a key. The keys
 * of several words match a few members too many; the text with all words decides.
 */
export function searchFields(member: {
  name: string;
  referralCode: string;
  mobile: string;
}): Required<Pick<Membership, 'searchKeys' | 'searchText'>> {
  const names = wordsOf(latinDigits(member.name));
  const numbers = [member.referralCode.toLowerCase(), member.mobile].filter(Boolean);
  const ofName = names.flatMap(endings).slice(0, maxNameKeys);
  return {
    searchKeys: [...new Set([...ofName, ...numbers, ...keysOfSeveral(names, numbers)])],
    searchText: [...names, ...numbers].map((word) => ` ${word}`).join(''),
  };
}

function endings(word: string): string[] {
  const letters = [...word];
  return letters.map((_, start) => beginningOf(letters.slice(start)));
}
