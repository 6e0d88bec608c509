import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataKey } from './data-keys.js';
import { DamagedSealError, open, seal, UnknownDataKeyError } from './sealed.js';

const makeKey = (id: string): DataKey => ({ id, secret: randomBytes(32) });
const current = makeKey('k2');
const older = makeKey('k1');

it('a sealed text can be opened, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(open(seal(text, 'here', current), 'here', [current])).toBe(text);
    }),
  );
});

it('each sealing gives another box, so equal numbers do not look equal', () => {
  expect(seal('same', 'here', current).box).not.toBe(seal('same', 'here', current).box);
});

it('a box of an older key can be opened after a rotation', () => {
  expect(open(seal('old', 'here', older), 'here', [current, older])).toBe('old');
});

it('the error names the missing key', () => {
  expect(() => open(seal('old', 'here', older), 'here', [current])).toThrow(UnknownDataKeyError);
});

it('a box that was copied to another place can’t be opened', () => {
  const box = seal('x', 'account/1/panCardNo', current);
  expect(() => open(box, 'account/2/panCardNo', [current])).toThrow(DamagedSealError);
});

it('a box with any changed byte can’t be opened', () => {
  const { keyId, box } = seal('123456789012', 'here', current);
  const bytes = Buffer.from(box, 'base64');
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i]! ^= 1;
    expect(() => open({ keyId, box: changed.toString('base64') }, 'here', [current])).toThrow(DamagedSealError);
  }
});
