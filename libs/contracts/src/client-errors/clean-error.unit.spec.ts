import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanMessage, framesOf, pageOf } from './clean-error.js';

describe('what is told of an error in a browser', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'memberId')",
      "Cannot read properties of undefined (reading 'memberId')",
    ],
    [`Unexpected token 'A', "Asha Patil " is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['mobile 9876543210 is taken', 'mobile # is taken'],
    ['Failed to fetch https://deepam.example/register?ref=K7Q', 'Failed to fetch …'],
    ['/network?search=asha failed', '… failed'],
    ['no account of asha.patil@example.in', 'no account of …'],
    ['आशा पाटील is not a function', '… … is not a function'],
    ['an open "Asha Patil', 'an open …'],
  ])('%s becomes %s', (text, clean) => {
    expect(cleanMessage(text)).toBe(clean);
    expect(cleanMessage(clean)).toBe(clean);
  });

  it('never holds a number, and is never long', () => {
    const unit = fc.constantFrom(...['7', '१', 'a', 'आ', ' ', '"', "'", '(', '@', ':', '/', '?', '=']);
    fc.assert(
      fc.property(fc.string({ maxLength: 3_000, unit }), (text) => {
        expect(cleanMessage(text)).toMatch(/^[^\d]{0,200}$/);
      }),
    );
  });

  it('is where it happened in our files, and nothing of others', () => {
    const stack = `TypeError: Asha Patil 9876543210
    at a (https://deepam.example/assets/index-C6UmdStH.js:1:48213)
    at chrome-extension://abc/content.js:3:4
    at https://deepam.example/register?ref=K7Q:10:2
    b@https://deepam.example/assets/react-BB7K9GeY.js:12:7`;
    expect(framesOf(stack)).toEqual(['index-C6UmdStH.js:1:48213', 'react-BB7K9GeY.js:12:7']);
    expect(framesOf(stack.repeat(9))).toHaveLength(8);
  });

  it('is the page without ids', () => {
    expect(pageOf('/hi/terms-and-conditions')).toBe('/hi/terms-and-conditions');
    expect(pageOf('/network/65f000000000000000000001/AB12')).toBe('/network/:id/:id');
    expect(pageOf('/')).toBe('/');
  });
});
