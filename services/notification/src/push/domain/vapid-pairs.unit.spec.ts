import { expect, it } from '@jest/globals';
import { pairOf, vapidPairs } from './vapid-pairs.js';

const [fresh, before] = [
  { publicKey: 'new', privateKey: 'secret' },
  { publicKey: 'old', privateKey: 'secret of before' },
];

it('the setting has no pair, one, or one with earlier ones', () => {
  expect(vapidPairs({})).toEqual([]);
  expect(vapidPairs({ VAPID_PUBLIC_KEY: 'new', VAPID_PRIVATE_KEY: 'secret' })).toEqual([fresh]);
  const twoPairs = { VAPID_PUBLIC_KEY: 'new,old', VAPID_PRIVATE_KEY: 'secret, secret of before' };
  expect(vapidPairs(twoPairs)).toEqual([fresh, before]);
});

it('a half is missing if the lists have different lengths', () => {
  expect(vapidPairs({ VAPID_PUBLIC_KEY: 'new,old', VAPID_PRIVATE_KEY: 'secret' })[1]?.privateKey).toBe('');
});

it('each browser is served by the pair of its subscription', () => {
  expect(pairOf([fresh, before], 'new')).toBe(fresh);
  expect(pairOf([fresh, before], 'old')).toBe(before);
  expect(pairOf([fresh, before], 'of another time')).toBeUndefined();
});

it('a subscription without a recorded key gets the oldest pair', () => {
  expect(pairOf([fresh, before], undefined)).toBe(before);
  expect(pairOf([fresh], undefined)).toBe(fresh);
});
