import { expect, it } from '@jest/globals';
import { isGuessable } from './password-rule.js';

const owner = { name: 'Asha R. Patil', mobile: '9876543210' };

it.each([
  'Deepam@123',
  'cottonwicks',
  'GOLD member 1',
  'asha1990',
  'Patil#2026',
  'ashapatil',
  '9876543210',
  '+91 9876543210',
])('a password is easily guessed when it is %s', (password) => {
  expect(isGuessable(password, owner)).toBe(true);
});

it('a password is easily guessed when it is a name in another script', () => {
  expect(isGuessable('मीरा@1234', { ...owner, name: 'मीरा जोशी' })).toBe(true);
});

it.each(['deepam burns at dawn', 'a good password', 'R2-D2 for ever', '4729-1183-5506', 'goldfinches sing'])(
  'a password is not easily guessed when it is %s',
  (password) => {
    expect(isGuessable(password, owner)).toBe(false);
  },
);
