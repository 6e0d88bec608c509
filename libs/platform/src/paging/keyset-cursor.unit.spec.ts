import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { decodeCursor, encodeCursor, pageOf } from './keyset-cursor.js';

const position = z.tuple([z.boolean(), z.string()]);

describe('a cursor', () => {
  it('a cursor is read back unchanged, and none means the first page', () => {
    expect(decodeCursor(position, encodeCursor([true, 'x']))).toEqual([true, 'x']);
    expect(decodeCursor(position, undefined)).toBeNull();
  });

  it.each(['', '!', 'bnVsbA', `${encodeCursor([true, 'x'])}=`, encodeCursor([1, 2]), encodeCursor(['x'])])(
    'a cursor of another list is rejected: %p',
    (cursor) => {
      expect(() => decodeCursor(position, cursor)).toThrow('does not belong to this list');
    },
  );
});

describe('a page', () => {
  it('a page has a next one when more rows were found than fit', () => {
    expect(pageOf([1, 2, 3], 2, (item) => [item])).toEqual({ items: [1, 2], nextCursor: encodeCursor([2]) });
    expect(pageOf([1, 2], 2, (item) => [item])).toEqual({ items: [1, 2], nextCursor: null });
    expect(pageOf([], 2, (item) => [item])).toEqual({ items: [], nextCursor: null });
  });
});
