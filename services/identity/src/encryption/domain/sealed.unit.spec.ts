import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataKey } from './data-keys.js';
import { DamagedSealError, open, seal, UnknownDataKeyError } from './sealed.js';

const makeKey = (id: string): DataKey => ({ id, secret: randomBytes(32) });
const current = makeKey('k2');
const older = makeKey('k1');

describe('sealing with AES-256-GCM', () => {
  it('opens what it sealed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(open(seal(text, 'here', current), 'here', [current])).toBe(text);
      }),
    );
  });

  it('gives another box each time, so equal numbers do not look equal', () => {
    expect(seal('same', 'here', current).box).not.toBe(seal('same', 'here', current).box);
  });

  it('opens boxes of an older key after a rotation', () => {
    expect(open(seal('old', 'here', older), 'here', [current, older])).toBe('old');
  });

  it('names the key that is missing', () => {
    expect(() => open(seal('old', 'here', older), 'here', [current])).toThrow(UnknownDataKeyError);
  });

  it('does not open a box that was moved to another place', () => {
    const box = seal('x', 'account/1/panCardNo', current);
    expect(() => open(box, 'account/2/panCardNo', [current])).toThrow(DamagedSealError);
  });

  it('does not open a box in which any byte was changed', () => {
    const { keyId, box } = seal('123456789012', 'here', current);
    const bytes = Buffer.from(box, 'base64');
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i]! ^= 1;
      expect(() => open({ keyId, box: changed.toString('base64') }, 'here', [current])).toThrow(DamagedSealError);
    }
  });
});
