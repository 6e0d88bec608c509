import { expect, it } from '@jest/globals';
import { commonPasswords } from './common-password-list.js';
import { isCommonPassword, minPasswordLength } from './common-passwords.js';

it.each(['password', '12345678', 'Password1', 'QWERTYUIOP', 'iloveyou1'])(
  'a common password is %s',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it.each(['a good password', 'correct horse', '', ' ', 'her own password'])(
  'a common password is not %j',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

it('every listed password occurs once, in lower case, and passes the length rule', () => {
  const all = commonPasswords.split(/\s+/).filter(Boolean);
  expect(all.length).toBeGreaterThan(3_000);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((one) => one.length < minPasswordLength || one !== one.toLowerCase())).toEqual([]);
});
