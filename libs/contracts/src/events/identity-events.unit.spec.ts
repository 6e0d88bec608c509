import { describe, expect, it } from '@jest/globals';
import { hasChanged } from './identity-events.js';

describe('whether a change of a profile was about a field', () => {
  it.each([
    ['it says so', ['name', 'idProofKey'] as const, true],
    ['it says others', ['idProofKey'] as const, false],
    ['it was about none', [] as const, false],
    ['an older release said it, and not what about', undefined, true],
  ])('where %s', (_when, changed, about) => {
    expect(hasChanged({ changed: changed && [...changed] }, 'address', 'name')).toBe(about);
  });
});
