import { hkdfSync } from 'node:crypto';

const shortest = 32;

/**
 * The first secret of a setting is used, and the others are accepted, so that a secret can be replaced without an
 * interruption. A comma divides the setting only between two whole secrets.
 */
export function secretsOf(setting: string): readonly [string, ...string[]] {
  const [first = setting, ...others] = setting.split(',').map((secret) => secret.trim());
  return [first, ...others].every((secret) => secret.length >= shortest) ? [first, ...others] : [setting];
}

/**
 * The key has 32 bytes for one use of a secret, so that data that is signed or sealed for one use is worthless for
 * another (RFC 5869).
 */
export const derivedKey = (secret: string, use: 'file links' | 'idempotency keys'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `deepam ${use}`, 32));
