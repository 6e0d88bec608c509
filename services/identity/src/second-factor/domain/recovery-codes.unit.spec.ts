import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten, none like another', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
  });

  it('have the bits without which their digests would need a slow hash', () => {
    const [code] = newRecoveryCodes();
    expect(code!.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(112);
  });

  it('are known however they are typed, and for one account only', () => {
    const [code] = newRecoveryCodes();
    const kept = recoveryDigest('one', code!);
    expect(recoveryDigest('one', ` ${code!.toUpperCase().replaceAll('-', ' ')} `)).toBe(kept);
    expect(recoveryDigest('other', code!)).not.toBe(kept);
    expect(kept).not.toContain(code!.slice(0, 4));
  });

  it('of four groups, from an older release, are known by the digest that it kept', () => {
    expect(recoveryDigest('one', 'h2kd-9wq4-xn7t-cm3e')).toBe('85r1PcjIKopgLdl75f6CEAxrG8ry38y_DD9wftqRMP0');
  });
});
