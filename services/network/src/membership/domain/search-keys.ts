import { latinDigits } from '@deepam/contracts';
import type { Membership } from '../persistence/membership.schema.js';
import { keysOfSeveral } from './pair-keys.js';
import { beginningOf, wordsOf } from './words.js';

/** Keys of a name; more would only serve to fill the index. */
const maxNameKeys = 100;

/** A name as lists sort it, by its first 40 letters: case and stray spaces do not count. */
export const nameKey = (name: string): string => [...wordsOf(name).join(' ')].slice(0, 40).join('');

/**
 * What a member is found by. Keys, for the index: each word of the name from each of its letters on ("patil", "atil" … "l"), the
 * code and the mobile, so that a part of a name, or the beginning of a code or mobile, is the beginning of a key; and keys of
 * every two words. Of several words the keys find a few members too many: the text, all words after a blank each, tells who is meant.
 */
export function searchFields(member: {
  name: string;
  referralCode: string;
  mobile: string;
}): Required<Pick<Membership, 'searchKeys' | 'searchText'>> {
  const names = wordsOf(latinDigits(member.name));
  // Who has closed the account has no mobile.
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
