import { describe, expect, it } from '@jest/globals';
import { backOff } from './back-off.js';

describe('the wait before the connection is opened again', () => {
  it('doubles with every failure, up to a minute', () => {
    expect([0, 1, 2, 3, 10, 1000].map((failures) => backOff(failures, 1))).toEqual([
      1000, 2000, 4000, 8000, 60_000, 60_000,
    ]);
  });

  it('is spread over its second half', () => {
    expect(backOff(2, 0)).toBe(2000);
    expect(backOff(2, 0.5)).toBe(3000);
  });
});
