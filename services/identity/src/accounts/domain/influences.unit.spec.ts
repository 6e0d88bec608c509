import { describe, expect, it } from '@jest/globals';
import { influenceOf, influencersOf, withInfluence } from './influences.js';

const now = new Date('2026-11-28T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const clerk = (memberId: string, influencedBy: string[] = []) => ({ isHead: false, memberId, influencedBy });
const head = { isHead: true, memberId: 'head' };

it('the list has the person of the login and those who influenced it, and never the head or an operator', () => {
  expect(influenceOf('made', clerk('b', ['a']), now)).toMatchObject({ byId: 'b', people: ['b', 'a'] });
  expect(influenceOf('password', head, now)).toMatchObject({ byId: 'head', people: [] });
  expect(influenceOf('password', null, now)).toMatchObject({ byId: null, people: [] });
});

it('the latest influence of each kind counts without a limit', () => {
  const made = influenceOf('made', clerk('a'), daysAgo(900));
  const mobile = influenceOf('mobile', clerk('b'), daysAgo(900));
  expect(influencersOf([made, mobile], now, true)).toEqual(['a', 'b']);
});

it('influences on a member’s account count for 30 days only, as the member is notified of each', () => {
  const old = influenceOf('made', clerk('a'), daysAgo(31));
  const recent = influenceOf('password', clerk('b'), daysAgo(29));
  expect(influencersOf([old, recent], now, false)).toEqual(['b']);
});

it.each([
  [29, ['a']],
  [31, []],
])('an influence counts for 30 days after another person did the same: %i days later %j', (days, expected) => {
  const before = [influenceOf('mobile', clerk('a'), daysAgo(days))];
  expect(influencersOf([...before, influenceOf('mobile', head, daysAgo(1))], now, true)).toEqual(expected);
});

it('a head’s password does not end the influence of people who set the mobile', () => {
  const mobile = influenceOf('mobile', clerk('a'), daysAgo(3));
  expect(influencersOf(withInfluence([mobile], influenceOf('password', head, now)), now, true)).toEqual(['a']);
});

it('expired influences are removed from the account', () => {
  const old = influenceOf('mobile', clerk('a'), daysAgo(31));
  const latest = influenceOf('mobile', clerk('b'), now);
  expect(withInfluence([old], latest)).toEqual([latest]);
});

describe('a take-over by the head', () => {
  const after = (...more: readonly ReturnType<typeof influenceOf>[]) =>
    more.reduce<ReturnType<typeof influenceOf>[]>((before, one) => withInfluence(before, one), []);
  const byClerk = [influenceOf('mobile', clerk('a'), daysAgo(3)), influenceOf('password', clerk('a'), daysAgo(3))];
  const mobileByHead = influenceOf('mobile', head, daysAgo(1));
  const passwordByHead = influenceOf('password', head, now);

  it('another mobile and then a temporary password end all influences, immediately and in the head’s list', () => {
    const influences = after(...byClerk, mobileByHead, passwordByHead);
    expect(influences).toEqual([mobileByHead, passwordByHead]);
    expect(influencersOf(influences, now, true)).toEqual([]);
  });

  it('two honest colleagues whose mobiles one clerk changed are two people again', () => {
    const [one, other] = [clerk('a'), clerk('a')].map((by) =>
      after(
        influenceOf('made', head, daysAgo(90)),
        influenceOf('mobile', by, daysAgo(3)),
        mobileByHead,
        passwordByHead,
      ),
    );
    expect([influencersOf(one!, now, true), influencersOf(other!, now, true)]).toEqual([[], []]);
  });

  it.each([
    ['a mobile only', [mobileByHead], ['a']],
    ['a temporary password only', [passwordByHead], ['a']],
    ['a temporary password and then another mobile', [influenceOf('password', head, daysAgo(2)), mobileByHead], ['a']],
    [
      'both, after which a clerk sets the mobile',
      [mobileByHead, passwordByHead, influenceOf('mobile', clerk('b'), now)],
      ['b'],
    ],
  ])('the influences stay after %s', (_what, more, expected) => {
    expect(influencersOf(after(...byClerk, ...more), now, true)).toEqual(expected);
  });

  it('the making of the account never ends as an influence', () => {
    const made = influenceOf('made', clerk('b'), daysAgo(90));
    expect(influencersOf(after(made, ...byClerk, mobileByHead, passwordByHead), now, true)).toEqual(['b']);
  });
});
