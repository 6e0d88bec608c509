import { expect, it } from '@jest/globals';
import { pinFault } from './pin-rule.js';

it.each(['2580', '13579', '908172', '1224', '0100'])('a PIN may be %s', (pin) => expect(pinFault(pin)).toBeNull());

it.each(['', '123', '1234567', '12a4', '१२३४', ' 258'])('a PIN has four to six digits, unlike "%s"', (pin) => {
  expect(pinFault(pin)).toBe('digits');
});

it.each(['0000', '111111', '1234', '345678', '9876', '1990', '2008', '1212', '121212'])(
  'a PIN is not one that is guessed first: %s',
  (pin) => expect(pinFault(pin)).toBe('easy'),
);
