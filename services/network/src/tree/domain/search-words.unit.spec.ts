import { makeReferralCode } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginsWith, holdsBeginning, keysOfWords, searchWords } from './member-search.js';

describe('Words of a search', () => {
  it('the longest word comes first, since it narrows most', () => {
    expect(searchWords('a patil')).toEqual(['patil', 'a']);
  });

  it('an empty search has no words', () => {
    expect(searchWords('  ')).toEqual([]);
    for (const nothing of ['0', '+91']) expect(searchWords(nothing)).toEqual([]);
  });

  it('a word that begins another one is left out', () => {
    expect(searchWords('ram ramesh')).toEqual(['ramesh']);
    expect(searchWords('RAM ram')).toEqual(['ram']);
    expect(searchWords('sh asha')).toEqual(['asha', 'sh']);
  });

  it.each(['+91 98765 43210', '98765-43210', makeReferralCode(1, () => 0.2).replace(/.{3}/g, '$& ')])(
    'a number that is typed as "%s" is one word',
    (typed) => expect(searchWords(typed)).toHaveLength(1),
  );

  it('words are text, never a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of searchWords(text)) {
          expect(beginsWith(word).test(word)).toBe(true);
          expect(holdsBeginning(word).test(`x ${word}`)).toBe(true);
        }
      }),
    );
  });
});

describe('the beginnings of keys for several words', () => {
  it.each([
    ['kavita pat', [' kpavaitta', '  kavita']],
    ['pat kavita', [' kpavaitta', '  kavita']],
    ['k p', [' kp', '  k']],
    ['kavita s', [' ksav', '  kavita']],
    ['s rao', [' rsao', '  rao']],
    ['s el', [' esl', ' se', '  el']],
    ['sl 98', [' s9l', ' 9s8', '  sl']],
    ['9876 om', ['9876']],
    ['kavita 98765', ['98765']],
    ['fl7k2m om', ['fl7k2m']],
    ['987 kav', [' k9av8', '  987']],
    ['d11l kav', [' kdav1', '  d11l']],
  ] as const)('%s', (typed, keys) => expect(keysOfWords(searchWords(typed))).toEqual(keys));
});
