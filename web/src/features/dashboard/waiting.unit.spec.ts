import { describe, expect, it } from '@jest/globals';
import { waitingText } from './api.js';

describe('the counts of what waits', () => {
  it.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
  ])('the count %d is shown as %s', (count, text) => expect(waitingText(count)).toBe(text));
});
