import { expect, it } from '@jest/globals';
import { readable } from './read-answers.js';
import { maySee, visible } from './who-may-see.js';

it('facts in tokens and cursors are found, too', () => {
  const cursor = Buffer.from(JSON.stringify({ i: '65F000000000000000000001' })).toString('base64url');
  const token = `eyJhbGciOiJSUzI1NiJ9.${Buffer.from('{"sub":"65f000000000000000000002"}').toString('base64url')}.c2ln`;
  expect(readable(`{"nextCursor":"${cursor}"}`)).toContain('65f000000000000000000001');
  expect(readable(token)).toContain('65f000000000000000000002');
});

it('only facts that the rules permit may be revealed', () => {
  expect(maySee('upline', 'mobile', 'memberNetwork')).toBe(true);
  expect(maySee('invited', 'mobile', 'membership')).toBe(false);
  expect(maySee('head', 'bankAccountNo', 'memberNetwork')).toBe(false);
  expect(maySee('head', 'bankAccountNo', 'payableBankDetails')).toBe(true);
  expect(visible.some((one) => one.startsWith('stranger'))).toBe(false);
});
