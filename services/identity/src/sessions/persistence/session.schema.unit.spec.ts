import { describe, expect, it } from '@jest/globals';
import { sessionSchema } from './session.schema.js';

describe('The record of a session', () => {
  it('is forgotten ninety days after its time', () => {
    const [, options] = sessionSchema.indexes().find(([keys]) => 'endsAt' in keys)!;
    expect(options).toMatchObject({ expireAfterSeconds: 90 * 86_400 });
  });
});
