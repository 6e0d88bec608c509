import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isolated, fill } from './sentence.js';

describe('a text that is isolated', () => {
  it('a text that changes the direction is isolated, and other texts stay unchanged', () => {
    expect(isolated('محمد')).toBe('\u2068محمد\u2069');
    expect(isolated('\u202Elitap')).toBe('\u2068\u202Elitap\u2069');
    expect(['Asha', 'आशा', '₹1,500', ''].map(isolated)).toEqual(['Asha', 'आशा', '₹1,500', '']);
  });

  it('a text is isolated once, and keeps isolated parts within it', () => {
    expect(isolated(isolated('محمد'))).toBe('\u2068محمد\u2069');
    expect(isolated(`${isolated('محمد')} (head)`)).toBe('\u2068\u2068محمد\u2069 (head)\u2069');
    expect(isolated(`${isolated('محمد')} ${isolated('דוד')}`)).toBe('\u2068\u2068محمد\u2069 \u2068דוד\u2069\u2069');
  });

  it.each(['a\u2069\u202Eb', '\u2068a\u2069\u2069\u202Eb', '\u2067a'])(
    'an isolated text does not break out: %j',
    (name) => {
      expect(isolated(name)).toMatch(/^\u2068[^\u2066-\u2069]*\u2069$/);
    },
  );

  it('an isolated text closes every isolation that it opens', () => {
    const letter = fc.constantFrom('a', 'ا', '\u2066', '\u2068', '\u2069', '\u202E');
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        let depth = 0;
        for (const sentence of isolated(letters.join(''))) {
          depth += /[\u2066-\u2068]/.test(sentence) ? 1 : sentence === '\u2069' ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });
});

it('every sentence isolates what is put into it, that of a push too', () => {
  expect(fill('{name}, {count} new', { name: 'محمد', count: 3 })).toBe('\u2068محمد\u2069, 3 new');
});
