import { expect, it } from '@jest/globals';
import { generatedDigits } from '../passwords/one-use-passwords.js';
import { passwordTyped } from './password-check.js';

const temporary = { passwordValidUntil: new Date('2026-12-01T00:00:00Z') };

it('a temporary password has twelve digits in groups of three', () => {
  for (let count = 0; count < 100; count += 1) expect(generatedDigits()).toMatch(/^\d{3}( \d{3}){3}$/);
});

it.each(['482 177 309 156', '482177309156', ' 482-177–309 156 ', '४८२ १७७ ३०९ १५६', '\u200e482.177.309.156\u200f'])(
  'a temporary password fits however its digits are typed: %j',
  (typed) => {
    expect(passwordTyped(typed, temporary)).toBe('482177309156');
  },
);

it('only a temporary password ignores blanks', () => {
  expect(passwordTyped('a b-c 1', { passwordValidUntil: null })).toBe('a b-c 1');
  expect(passwordTyped('a b-c 1', null)).toBe('a b-c 1');
});
