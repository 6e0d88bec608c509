import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wrapLines } from './wrap-lines.js';

const widthOf = (line: string) => line.length;

it('a text on a picture is wrapped between words', () => {
  expect(wrapLines('cotton wicks for your lamp', 12, widthOf)).toEqual(['cotton wicks', 'for your', 'lamp']);
  expect(wrapLines('நெய்விளக்குத்திரிகள் வீட்டில்', 6, widthOf)).toEqual(['நெய்விளக்குத்திரிகள்', 'வீட்டில்']);
});

it('a wrapped text loses nothing, and only a line of one word can be too wide', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 30 }), (words, width) => {
      const lines = wrapLines(words.join(' '), width, widthOf);
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines) expect(line.includes(' ') ? line.length <= width : true).toBe(true);
    }),
  );
});
