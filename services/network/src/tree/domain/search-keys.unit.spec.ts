import { describe, expect, it } from '@jest/globals';
import { nameKey, searchFields, crowdKey, keysOfSeveral, maxPaired, pairKey } from './search-keys.js';
import fc from 'fast-check';

const asha = { name: 'Asha  Patil', referralCode: 'FL888888X', mobile: '9876543210' };

describe('the search fields of a member', () => {
  it('the keys are the ends of each word, the numbers, and pairs of words', () => {
    const { searchKeys } = searchFields(asha);
    const single = ['asha', 'sha', 'ha', 'a', 'patil', 'atil', 'til', 'il', 'l', 'fl888888x', '9876543210'];

    expect(searchKeys.filter((key) => !key.startsWith(' '))).toEqual(single);
    expect(searchKeys.filter((key) => key.startsWith(' '))).toHaveLength(7);
  });

  it('the text has all words in small letters and Latin digits', () => {
    expect(searchFields(asha).searchText).toBe(' asha patil fl888888x 9876543210');
    expect(searchFields({ ...asha, name: 'रवि २' }).searchText).toBe(' रवि 2 fl888888x 9876543210');
  });

  it('a closed account has no mobile', () => {
    const closed = searchFields({ ...asha, name: 'Closed account', mobile: '' });

    expect(closed.searchText).toBe(' closed account fl888888x');
    expect(closed.searchKeys.filter((key) => key.includes('9') || key === '')).toEqual([]);
  });

  it('the sort key ignores case and stray spaces', () => {
    expect(nameKey('  Asha   PATIL ')).toBe('asha patil');
  });
});

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((word) => !/\s/u.test(word));
const letter = 'abcdefghij';

describe('The key of two words', () => {
  it.each([
    ['kavita', 'patil', ' kpavaitta'],
    ['kavita', 'p', ' kpav'],
    ['k', 'patil', ' kp'],
    ['om', 'patil', ' opm'],
    ['patil', 'om', ' poatmil'],
    ['कविता', 'पाटिल', ' कपविाता'],
  ])('the words %s and %s have the expected key', (one, other, key) =>
    expect(pairKey(one, other).startsWith(key)).toBe(true),
  );

  it('the key begins with the key of the beginnings of both words', () => {
    fc.assert(
      fc.property(words, words, fc.nat(), fc.nat(), (one, other, some, few) => {
        const begun = (word: string, length: number) => [...word].slice(0, 1 + (length % [...word].length)).join('');
        expect(pairKey(one, other).startsWith(pairKey(begun(one, some), begun(other, few)))).toBe(true);
      }),
    );
  });

  it('the key is no longer than other keys, however long the words are', () => {
    expect([...pairKey('𑂃'.repeat(90), '𑂄'.repeat(90))]).toHaveLength(21);
    expect([...crowdKey('𑂃'.repeat(90))]).toHaveLength(22);
  });
});

describe('Keys of several words', () => {
  it.each([
    [1, 3],
    [2, 7],
    [3, 13],
    [4, 21],
    [5, 7],
    [50, 52],
  ])('a name of %i words has %i keys', (count, keys) => {
    const names = Array.from({ length: count }, (_, place) => `${letter[place % 10]}${place}`);
    const made = keysOfSeveral(names, ['fl7k2m9qx', '9876543210']);

    expect(new Set(made).size).toBe(keys);
    expect(made.filter((key) => key.startsWith('  '))).toHaveLength(count > maxPaired ? keys : 0);
  });

  it('a name that repeats a word has only the keys of that word', () => {
    expect(keysOfSeveral(['ram', 'ram'], ['9876543210'])).toEqual([pairKey('ram', '9876543210')]);
  });
});
