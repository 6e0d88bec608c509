import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten, none like another', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  });

  it('are known however they are typed, and for one account only', () => {
    const [code] = newRecoveryCodes();
    const kept = recoveryDigest('one', code!);
    expect(recoveryDigest('one', ` ${code!.toUpperCase().replaceAll('-', ' ')} `)).toBe(kept);
    expect(recoveryDigest('other', code!)).not.toBe(kept);
    expect(kept).not.toContain(code!.slice(0, 4));
  });
});
