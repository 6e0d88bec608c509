import { describe, expect, it } from '@jest/globals';
import { glyphIn, isRupeeSign } from './rupee-sign.js';

const drawn = (picture: string) =>
  picture
    .trim()
    .split('\n')
    .map((row) => [...row.trim()].map((dot) => dot === '#'));

const rupee = `
  ##########
  ##########
  ....##....
  .....##...
  ##########
  ##########
  .....##...
  ....###...
  .####.....
  ..##......
  ...##.....
  ....##....
  .....##...
  ......##..
  .......##.`;
const two = `
  ..######..
  .########.
  ##......##
  ........##
  ........##
  .......##.
  ......##..
  .....##...
  ....##....
  ...##.....
  ..##......
  .##.......
  ##########
  ##########`;
const seven = `
  ##########
  ##########
  ........##
  .......##.
  .......##.
  ......##..
  ......##..
  .....##...
  .....##...
  ....##....
  ....##....
  ...##.....
  ...##.....`;
const zed = `
  ##########
  ##########
  .......##.
  ......##..
  .....##...
  ....##....
  ...##.....
  ..##......
  .##.......
  ##########
  ##########`;

describe('the sign of the rupee', () => {
  it('the sign has two bars in its upper half and none at its foot', () => {
    expect(isRupeeSign(drawn(rupee))).toBe(true);
  });

  it.each([
    ['2', two],
    ['7', seven],
    ['Z', zed],
    ['a dash', '##########'],
  ])('the sign is not %s', (_name, picture) => expect(isRupeeSign(drawn(picture))).toBe(false));
});

describe('a sign in a picture', () => {
  const grey = (ink: number, ground: number) =>
    ['.......', '..###..', '..#.#..', '.......'].map((row) => [...row].map((dot) => (dot === '#' ? ink : ground)));

  it.each([
    ['dark on light', 20, 240],
    ['light on dark', 230, 30],
  ])('the sign is cut to its ink, %s', (_how, ink, ground) => {
    expect(glyphIn(grey(ink, ground))).toEqual([
      [true, true, true],
      [true, false, true],
    ]);
  });

  it('a plain picture has no sign', () => expect(glyphIn(grey(50, 50))).toEqual([]));
});
