import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanMessage, framesOf, pageOf } from './clean-error.js';

it.each([
  [
    "Cannot read properties of undefined (reading 'memberId')",
    "Cannot read properties of undefined (reading 'memberId')",
  ],
  [`Unexpected token 'A', "Asha Patil " is not valid JSON`, 'Unexpected token …'],
  [`Unexpected token 'R', "Ravi D'Souza" is not valid JSON`, 'Unexpected token …'],
  [`can't access property "memberId", x is undefined`, `can't access property "memberId", x is undefined`],
  [`can't access property "Asha Patil", x is undefined`, `can't access property …`],
  [`Cannot use 'in' operator to search for 'id' in Asha Patil`, 'Cannot use …'],
  ['"https://a.example" of "Asha Patil"', '…'],
  [
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=text for more',
    'Minified React error #418; visit … for more',
  ],
  ['mobile 98765 43210 is taken', 'mobile # # is taken'],
  ['no code K7QAB2 of 65f00000000000000000000a', 'no code # of #'],
  ['blob:null and data:image/png;base64,AAAA', '… and …'],
  ['Failed to fetch https://deepam.example/register?ref=K7Q', 'Failed to fetch …'],
  ['/network?search=asha failed', '… failed'],
  ['no account of asha.patil@example.in', 'no account of …'],
  ['आशा पाटील is not a function', '… … is not a function'],
  ['an open "Asha Patil', 'an open …'],
])('%s becomes %s', (text, clean) => {
  expect(cleanMessage(text)).toBe(clean);
  expect(cleanMessage(clean)).toBe(clean);
});

it('a client error report contains no number and has a limited length', () => {
  const unit = fc.constantFrom('7', '१', 'a', 'आ', ' ', '"', "'", '(', '@', ':', '/', '?', '=');
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000, unit }), (text) => {
      expect(cleanMessage(text)).toMatch(/^[^\d]{0,200}$/);
    }),
  );
});

it('a client error report takes no longer for a text that was built to be slow', () => {
  const began = process.cpuUsage();
  for (const text of ['?', '/', "n'", 'a@', 'https:', '('].map((part) => part.repeat(1_000))) cleanMessage(text);
  expect(process.cpuUsage(began).user).toBeLessThan(100_000);
});

it('the report names only places in our own files', () => {
  const stack = `TypeError: Asha Patil 9876543210
    at a (https://deepam.example/assets/index-C6UmdStH.js:1:48213)
    at chrome-extension://abc/assets/content.js:3:4
    at https://deepam.example/register?ref=K7Q:10:2
    b@https://deepam.example/assets/react-BB7K9GeY.js:12:7`;
  expect(framesOf(stack)).toEqual(['index-C6UmdStH.js:1:48213', 'react-BB7K9GeY.js:12:7']);
  expect(framesOf(stack.repeat(9))).toHaveLength(8);
});

it('the report has the page without ids', () => {
  expect(pageOf('/hi/terms-and-conditions')).toBe('/hi/terms-and-conditions');
  expect(pageOf('/network/65f000000000000000000001/AB12')).toBe('/network/:id/:id');
  expect(pageOf('/')).toBe('/');
});
