import { describe, expect, it } from '@jest/globals';
import { pairOf, vapidPairs } from './vapid-pairs.js';

const [fresh, before] = [
  { publicKey: 'new', privateKey: 'secret' },
  { publicKey: 'old', privateKey: 'secret of before' },
];

describe('the key pairs of web push', () => {
  it('are none, one, or one with those before it', () => {
    expect(vapidPairs({})).toEqual([]);
    expect(vapidPairs({ VAPID_PUBLIC_KEY: 'new', VAPID_PRIVATE_KEY: 'secret' })).toEqual([fresh]);
    const both = { VAPID_PUBLIC_KEY: 'new,old', VAPID_PRIVATE_KEY: 'secret, secret of before' };
    expect(vapidPairs(both)).toEqual([fresh, before]);
  });

  it('lack a half where the lists are not equally long', () => {
    expect(vapidPairs({ VAPID_PUBLIC_KEY: 'new,old', VAPID_PRIVATE_KEY: 'secret' })[1]?.privateKey).toBe('');
  });

  it('serve each browser by that for which it subscribed', () => {
    expect(pairOf([fresh, before], 'new')).toBe(fresh);
    expect(pairOf([fresh, before], 'old')).toBe(before);
    expect(pairOf([fresh, before], 'of another time')).toBeUndefined();
  });

  it('serve a browser of an earlier version by the first there was', () => {
    expect(pairOf([fresh, before], undefined)).toBe(before);
    expect(pairOf([fresh], undefined)).toBe(fresh);
  });
});
