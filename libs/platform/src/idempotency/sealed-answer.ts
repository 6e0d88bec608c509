import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type BinaryLike } from 'node:crypto';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Answers may hold tokens and personal data. They are encrypted (AES-256-GCM) with a key derived from the
 * Idempotency-Key, which is not stored: only the sender of the same key can have them decrypted.
 */
export function sealAnswer(answer: Answer, secret: BinaryLike, idempotencyKey: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(secret, idempotencyKey), nonce);
  const content = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
}

export function openAnswer(sealed: string, secret: BinaryLike, idempotencyKey: string): Answer {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(secret, idempotencyKey), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(content.toString('utf8')) as Answer;
}

function cipherKey(secret: BinaryLike, idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, secret, 'deepam idempotency answer', 32));
}
