import { latinDigits } from '@deepam/contracts';
import type { Membership } from '../persistence/membership.schema.js';
import { keysOfSeveral, beginningOf, wordsOf } from './pair-keys.js';

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
