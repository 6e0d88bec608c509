import { describe, expect, it } from '@jest/globals';
import { countsStill } from './not-now.js';

const said = '2026-03-01T10:00:00.000Z';
const after = (ms: number) => Date.parse(said) + ms;
const day = 86_400_000;

describe('"Not now"', () => {
  it('counts for fourteen days, and not a moment longer', () => {
    expect(countsStill(said, after(0))).toBe(true);
    expect(countsStill(said, after(14 * day - 1))).toBe(true);
    expect(countsStill(said, after(14 * day))).toBe(false);
  });

  it('does not count when it was never said, cannot be read, or lies in the future of a clock that was set back', () => {
    expect(countsStill(null, after(0))).toBe(false);
    expect(countsStill('soon', after(0))).toBe(false);
    expect(countsStill(said, after(-day))).toBe(false);
  });
});
