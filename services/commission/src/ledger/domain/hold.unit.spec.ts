import { describe, expect, it } from '@jest/globals';
import { creditTerms } from './hold.js';

describe('the terms of a credit', () => {
  it('are free at once without hold days', () => {
    expect(creditTerms(new Date(0), 0)).toEqual({ state: 'available', releaseAt: null });
  });

  it('are pending until so many days after the moment of the fact', () => {
    expect(creditTerms(new Date('2026-02-27T10:00:00Z'), 2)).toEqual({
      state: 'pending',
      releaseAt: new Date('2026-03-01T10:00:00Z'),
    });
  });
});
