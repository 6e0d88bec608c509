import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { briefName } from './brief-name.js';

it.each([
  ['Asha Patil', 'Asha P.'],
  ['Asha Ramesh Patil', 'Asha P.'],
  ['Asha', 'Asha'],
  ['  asha   patil ', 'asha P.'],
  ['S. Selvi', 'S. Selvi'],
  ['S Selvi', 'S. Selvi'],
  ['S K Patil', 'S. Patil'],
  ['K. Ramya Devi', 'Ramya D.'],
  ['A B', 'A B.'],
  ['आशा पाटील', 'आशा पा.'],
  ['ஆஷா செல்வி', 'ஆஷா செ.'],
  ['', ''],
])('the brief name of %s is %s', (name, brief) => {
  expect(briefName(name)).toBe(brief);
});

it('a brief name has at most one whole word', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
      expect(briefName(words.join(' '))).toBe(`${words[0]} ${words.at(-1)![0]!.toUpperCase()}.`);
    }),
  );
});
