import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sanitiseError } from './event-consumer.js';

it('a stored error keeps name, code, sentence and ids', () => {
  const error = Object.assign(new Error('The member 65f0c1a2b3d4e5f6a7b8c9d0 has no account.'), { code: 'X.Y' });
  expect(sanitiseError(error, { memberId: '65f0c1a2b3d4e5f6a7b8c9d0' })).toBe(
    'Error X.Y: The member 65f0c1a2b3d4e5f6a7b8c9d0 has no account.',
  );
});

it.each([
  ['a duplicate key', 'E11000 dup key: { mobile: "9876543210" }', 'E11000 dup key: { mobile: "…" }'],
  ['a number in groups', 'Aadhaar 1234 5678 9012 is taken', 'Aadhaar … is taken'],
  ['a token', 'Bearer eyJhbGciOi.eyJzdWIiOi.SflKxwRJSMeKKF2QT4fwpMeJf36POk was refused', 'Bearer … was refused'],
  ['several lines', 'one\n  two', 'one two'],
])('a stored error loses %s', (_title, message, expected) => {
  expect(sanitiseError(new Error(message), {})).toBe(`Error: ${expected}`);
});

it('a stored error contains no text of the payload, wherever the message had it', () => {
  const property = fc.property(
    fc.stringMatching(/^[a-z]{5,12}( [a-z]{2,8})?$/),
    fc.string(),
    fc.string(),
    (secret, before, after) => {
      const kept = sanitiseError(new Error(`${before}${secret}${after} ${secret}`), { deep: [{ name: secret }] });
      expect(kept).not.toContain(secret);
    },
  );
  fc.assert(property);
});

it('a stored error is cut to a length that fits a header', () => {
  expect(sanitiseError(new Error('word '.repeat(1_000)), {}).length).toBeLessThanOrEqual(300);
});

it('a thrown value that is no error is reported as such', () => {
  expect(sanitiseError('9876543210', {})).toBe('a thrown value that is not an error');
});
