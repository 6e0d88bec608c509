import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { dataKeysSetting } from './data-keys.js';

const key = (bytes = 32) => randomBytes(bytes).toString('base64');

it('the setting takes the first entry as the current key and keeps the older ones', () => {
  const keys = dataKeysSetting.parse(`k2:${key()}, k1:${key()}`);
  expect(keys.map(({ id }) => id)).toEqual(['k2', 'k1']);
  expect(keys[0].secret).toHaveLength(32);
});

it.each([
  ['an empty text', ''],
  ['a key without an id', key()],
  ['a key that is too short', `k2:${key()},k1:${key(16)}`],
  ['one id for two keys', `k1:${key()},k1:${key()}`],
  ['a comma at the end', `k1:${key()},`],
])('the setting rejects %s and does not quote it', (_what, text) => {
  const { error } = dataKeysSetting.safeParse(text);
  expect(error?.issues).toHaveLength(1);
  expect(error?.issues[0]?.message).toContain('32 random bytes in base64');
});
