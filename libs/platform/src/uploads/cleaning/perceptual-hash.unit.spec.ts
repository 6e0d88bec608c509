import { expect, it } from '@jest/globals';
import { perceptualHash } from './clean-image.js';

const grey = (of: (column: number, row: number) => number) =>
  Uint8Array.from({ length: 72 }, (_, at) => of(at % 9, Math.floor(at / 9)));

it.each([
  ['gets darker everywhere', grey((column) => 200 - column * 10), 'ffffffffffffffff'],
  ['gets lighter everywhere', grey((column) => column * 10), '0000000000000000'],
  ['gets darker in its first row alone', grey((column, row) => (row === 0 ? 90 - column * 5 : 9)), 'ff00000000000000'],
  ['gets darker in its last column alone', grey((column) => (column === 8 ? 0 : 9)), '0101010101010101'],
])('the hash of a picture that %s', (_what, picture, hash) => {
  expect(perceptualHash(picture)).toBe(hash);
});

it('the hash does not depend on brightness', () => {
  const picture = grey((column, row) => (column * 7 + row * 13) % 60);
  expect(perceptualHash(picture.map((byte) => byte + 90))).toBe(perceptualHash(picture));
});

it('the hash stays the same with encoder noise in flat areas', () => {
  const bar = (noise: number) =>
    grey((column, row) => (row === 3 && column > 3 ? 40 : 250 + ((column * row) % 3) * noise));
  expect(perceptualHash(bar(1))).toBe(perceptualHash(bar(0)));
  expect(perceptualHash(bar(-1))).toBe(perceptualHash(bar(0)));
  expect(perceptualHash(bar(0))).toBe('0000001000000000');
});

it('a picture of one colour has no hash, with or without noise', () => {
  expect(perceptualHash(grey(() => 120))).toBeNull();
  expect(perceptualHash(grey((column) => 120 + (column % 4)))).toBeNull();
});
