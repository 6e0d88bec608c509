import { makeReferralCode } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginsWith, nameKey, searchKeys, searchWords } from './search-keys.js';

const code = makeReferralCode(1, () => 0.2);
const asha = { name: 'Asha  Patil', referralCode: code, mobile: '9876543210' };
const finds = (search: string, member = asha) =>
  searchWords(search).every((word) => searchKeys(member).some((key) => beginsWith(word).test(key)));

describe('Searching the network', () => {
  it.each(['asha', 'ASHA', 'sha', 'til', 'l', 'patil asha', 'ash pat', 'FL8', 'fl888', '98765'])(
    'finds Asha Patil by "%s"',
    (search) => expect(finds(search)).toBe(true),
  );

  it('finds her by her code in small letters and with spaces', () => {
    expect(finds(code.toLowerCase())).toBe(true);
    expect(finds(`${code.slice(0, 4)} ${code.slice(4)}`)).toBe(true);
  });

  it('finds her by a name and a mobile at once', () => {
    expect(finds('asha 98765')).toBe(true);
    expect(finds('asha 12345')).toBe(false);
  });

  it.each(['+91 98765 43210', '09876543210', '98765-43210', '+9198', '9876543210'])(
    'finds her mobile by "%s"',
    (search) => expect(finds(search)).toBe(true),
  );

  it.each(['ashas', 'patel', '88888', '43210', 'ravi', 'a.ha', '^asha', '.*'])('does not find her by "%s"', (search) =>
    expect(finds(search)).toBe(false),
  );

  it('puts the longest word first, since it narrows most', () => {
    expect(searchWords('a patil')).toEqual(['patil', 'a']);
  });

  it('looks for nothing when nothing is typed', () => {
    expect(searchWords('  ')).toEqual([]);
  });

  it('finds names of other scripts', () => {
    const member = { ...asha, name: 'आशा पाटील' };
    expect(finds('आशा', member)).toBe(true);
    expect(finds('टील', member)).toBe(true);
  });

  it('finds a name with digits of its script by Latin ones', () => {
    expect(finds('रवि 2', { ...asha, name: 'रवि २' })).toBe(true);
  });

  it('finds every name by any part of any of its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,30}$/);
    fc.assert(
      fc.property(word, word, fc.nat(), fc.nat(), (first, second, from, length) => {
        const start = from % second.length;
        const part = second.slice(start, start + 1 + (length % (second.length - start)));
        expect(finds(part, { ...asha, name: `${first} ${second}` })).toBe(true);
      }),
    );
  });

  it('takes whatever is typed as text, never as a pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of searchWords(text)) expect(beginsWith(word).test(word)).toBe(true);
      }),
    );
  });

  it('sorts names without regard to case and stray spaces', () => {
    expect(nameKey('  Asha   PATIL ')).toBe('asha patil');
  });
});
