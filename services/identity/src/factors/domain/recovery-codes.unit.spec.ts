import { expect, it } from '@jest/globals';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.js';

it('ten recovery codes are made, all different', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
});

it('recovery codes have enough bits for digests without a slow hash', () => {
  const [code] = newRecoveryCodes();
  expect(code!.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(112);
});

it('a recovery code is recognised however it is typed, and for one account only', () => {
  const [code] = newRecoveryCodes();
  const kept = recoveryDigest('one', code!);
  expect(recoveryDigest('one', ` ${code!.toUpperCase().replaceAll('-', ' ')} `)).toBe(kept);
  expect(recoveryDigest('other', code!)).not.toBe(kept);
  expect(kept).not.toContain(code!.slice(0, 4));
});
