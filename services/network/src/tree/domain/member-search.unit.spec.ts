import { isWellFormedReferralCode, makeReferralCode } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFound } from '../../../test/search-reference.js';
import { memberSearch } from './member-search.js';
import { searchFields } from './search-keys.js';

type Member = Parameters<typeof searchFields>[0];
type Condition = Readonly<Record<string, unknown>>;

const code = makeReferralCode(1, () => 0.2);
const asha = { name: 'Asha  Patil', referralCode: code, mobile: '9876543210' };

function fulfils(member: Member, condition: Condition): boolean {
  const { searchKeys, searchText } = searchFields(member);
  return Object.entries(condition).every(([field, asked]) => {
    if (field === '$and') return (asked as Condition[]).every((one) => fulfils(member, one));
    if (field === 'searchText') return (asked as RegExp).test(searchText);
    const patterns = asked instanceof RegExp ? [asked] : (asked as { $in: RegExp[] }).$in;
    return searchKeys.some((key) => patterns.some((pattern) => pattern.test(key)));
  });
}
const finds = (typed: string, member: Member = asha) => fulfils(member, memberSearch(typed)!.condition);

it.each(['asha', 'ASHA', 'sha', 'til', 'l', 'patil asha', 'ash pat', 'a p', 'FL8', 'fl888', '98765'])(
  'a search of members finds Asha Patil by "%s"',
  (typed) => expect(finds(typed)).toBe(true),
);

it('a search finds her by her code in small letters and with spaces', () => {
  expect(finds(code.toLowerCase())).toBe(true);
  expect(finds(`${code.slice(0, 4)} ${code.slice(4)}`)).toBe(true);
});

it('a search finds her by a name with a mobile or a code', () => {
  expect(finds('asha 98765')).toBe(true);
  expect(finds('asha 12345')).toBe(false);
  expect(finds('fl8 pat')).toBe(true);
  expect(finds('98 f')).toBe(true);
});

it.each(['+91 98765 43210', '09876543210', '98765-43210', '+9198', '9876543210'])(
  'a search of members finds her mobile by "%s"',
  (typed) => expect(finds(typed)).toBe(true),
);

it.each(['ashas', 'patel', '88888', '43210', 'ravi', 'a.ha', '^asha', '.*', 'sha patil', 'asha 43210', '.* patil'])(
  'a search of members does not find Asha Patil by "%s"',
  (typed) => expect(finds(typed)).toBe(false),
);

it('a search finds names of other scripts', () => {
  const member = { ...asha, name: 'आशा पाटील' };
  for (const typed of ['आशा', 'टील', 'पाटी आ', 'आशा 98']) expect(finds(typed, member)).toBe(true);
  expect(finds('रवि 2', { ...asha, name: 'रवि २' })).toBe(true);
  expect(finds('செல் மு', { ...asha, name: 'முத்து செல்வி' })).toBe(true);
});

it('a search of a single word matches single words', () => {
  expect(finds('ram ram', { ...asha, name: 'Shriram Rao' })).toBe(true);
  expect(finds('ram ramesh', { ...asha, name: 'Shriramesh' })).toBe(true);
});

it('a search finds exactly the members of the rule, and reads each of them by the keys, for any text', () => {
  const part = fc.constantFrom('a', 'k', 'ka', 'kav', 's', 'si', 'sl', 'el', 'pa', 'का', 'पा', '9', '2', 'd1');
  const word = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  const long = fc.tuple(word, fc.constantFrom('', 'x'.repeat(19))).map(([begin, rest]) => begin + rest);
  const names = fc.array(long, { minLength: 1, maxLength: 6 }).filter((words) => words.join(' ').length <= 100);
  const numbers = fc.tuple(fc.nat(13), fc.nat(999)).map(([depth, some]) => ({
    referralCode: makeReferralCode(depth, () => (some % 31) / 31),
    mobile: `9${some}`.padEnd(10, '0'),
  }));
  const cut = fc.tuple(fc.nat(), fc.nat(3), fc.nat(25));
  fc.assert(
    fc.property(names, numbers, fc.array(cut, { minLength: 1, maxLength: 4 }), word, (name, known, cuts, other) => {
      const member = { name: name.join(' '), ...known };
      const words = [...name, known.referralCode.toLowerCase(), known.mobile, other];
      const typed = cuts
        .map(([place, from, length]) =>
          words[place % words.length]!.slice(from % 2 === 0 ? 0 : from).slice(0, 1 + length),
        )
        .join(' ');
      const joined = typed.replaceAll(' ', '');
      fc.pre(joined !== '' && (joined === typed || !isWellFormedReferralCode(joined.toUpperCase())));
      fc.pre(!/^\d+$/.test(joined) || /^[1-9]\d{0,9}$/.test(joined));
      const { condition, narrowing } = memberSearch(typed)!;
      expect([typed, fulfils(member, condition)]).toEqual([typed, isFound(member, typed)]);
      if (fulfils(member, condition)) expect([typed, fulfils(member, narrowing)]).toEqual([typed, true]);
    }),
    { numRuns: 3_000 },
  );
});
