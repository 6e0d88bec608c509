import { expect, it } from '@jest/globals';
import { sessionSchema } from './sessions.repository.js';

it('the record is removed ninety days after its end', () => {
  const [, options] = sessionSchema.indexes().find(([keys]) => 'endsAt' in keys)!;
  expect(options).toMatchObject({ expireAfterSeconds: 90 * 86_400 });
});
