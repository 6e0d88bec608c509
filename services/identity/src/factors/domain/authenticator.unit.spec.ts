import { expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { appCode, newSecret, secretUri, stepOf } from './authenticator.js';

const secret = newSecret();
const at = (seconds: number) => new Date(seconds * 1000);
const codeAt = (seconds: number) => generate({ secret, epoch: seconds });

it('the code of an authenticator is the one of RFC 6238', async () => {
  // The values are the last six digits of Appendix B; its secret is "12345678901234567890" in base32.
  const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(await stepOf(known, '287082', at(59))).toBe(1);
  expect(await stepOf(known, '081804', at(1_111_111_109))).toBe(37_037_036);
});

it('an authenticator code is valid in its half minute, the one before and the one after', async () => {
  const code = await codeAt(3_000_000);
  const steps = await Promise.all(
    [-31, -30, -1, 0, 29, 30, 59, 60].map((offset) => stepOf(secret, code, at(3_000_000 + offset))),
  );
  expect(steps).toEqual([null, ...Array<number>(6).fill(100_000), null]);
});

it('an authenticator code of another secret is invalid', async () => {
  expect(await stepOf(newSecret(), await codeAt(3_000_000), at(3_000_000))).toBeNull();
});

it('a code differs from a recovery code by its six digits', () => {
  expect(['123 456', '123-456', '123456', '12345', '1234567', 'h2kd-9wq4-xn7t-cm3e'].map(appCode)).toEqual([
    '123456',
    '123456',
    '123456',
    null,
    null,
    null,
  ]);
});

it('the secret has an address that apps can read', () => {
  expect(secretUri(secret, '9876543210')).toBe(`otpauth://totp/Deepam:9876543210?secret=${secret}&issuer=Deepam`);
});
