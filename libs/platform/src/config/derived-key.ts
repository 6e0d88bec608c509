import { hkdfSync } from 'node:crypto';

/** 32 bytes for one use of a secret, so that what is signed or sealed for one is worth nothing for another (RFC 5869). */
export const derivedKey = (secret: string, use: 'file links' | 'idempotency keys'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `deepam ${use}`, 32));
