import { describe, expect, it } from '@jest/globals';
import { nameKey, searchFields } from './search-keys.js';

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
