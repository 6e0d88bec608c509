import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { alikeAmong, bandsOf, bitsApart, maxBitsApart, maxLikePeople } from './likeness.js';

const hash = fc.bigInt({ min: 0n, max: (1n << 64n) - 1n });
const hex = (bits: bigint) => bits.toString(16).padStart(16, '0');
const flips = (most: number) => fc.uniqueArray(fc.nat({ max: 63 }), { minLength: 0, maxLength: most });
const flipped = (bits: bigint, places: readonly number[]) =>
  places.reduce((all, place) => all ^ (1n << BigInt(place)), bits);

describe('the bands of a hash', () => {
  it('the bands contain every bit, and every similar hash shares one of them', () => {
    fc.assert(
      fc.property(hash, flips(maxBitsApart), (bits, places) => {
        const other = hex(flipped(bits, places));
        expect(bitsApart(hex(bits), other)).toBe(places.length);
        expect(bandsOf(hex(bits)).some((band) => bandsOf(other).includes(band))).toBe(true);
        expect(bandsOf(hex(bits)).join() === bandsOf(other).join()).toBe(places.length === 0);
      }),
    );
  });
});

describe('similar pictures', () => {
  const near = hex(0b111n);
  const blackPicture = { _id: 'a', memberId: 'A', perceptualHash: hex(0n) };
  const sent = (count: number, perceptualHash: string | null) =>
    Array.from({ length: count }, (_, index) => ({ _id: `b${index}`, memberId: `B${index}`, perceptualHash }));

  it('pictures a few bits away are similar, without the picture itself and without pictures of one colour', () => {
    const far = hex((1n << BigInt(maxBitsApart + 1)) - 1n);
    expect(alikeAmong(blackPicture, [blackPicture, ...sent(1, near)])).toEqual(['b0']);
    expect(alikeAmong(blackPicture, [...sent(1, far), ...sent(1, null)])).toEqual([]);
  });

  it('a picture that many people have sent proves nothing, however often its sender has sent it', () => {
    const own = Array.from({ length: 9 }, (_, index) => ({ _id: `a${index}`, memberId: 'A', perceptualHash: near }));
    expect(alikeAmong(blackPicture, [...own, ...sent(maxLikePeople, near)])).toHaveLength(9 + maxLikePeople);
    expect(alikeAmong(blackPicture, [...own, ...sent(maxLikePeople + 1, near)])).toEqual([]);
  });
});
