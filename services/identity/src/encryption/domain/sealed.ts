import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ConfigError } from '@deepam/platform';
import type { DataKey, DataKeys } from './data-keys.js';

/** The algorithm is AES-256-GCM. `box` is base64 of the 12-byte nonce, the ciphertext and the 16-byte tag. */
export interface Sealed {
  readonly keyId: string;
  readonly box: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export class UnknownDataKeyError extends ConfigError {
  constructor(keyId: string) {
    super([`DATA_KEYS has no key "${keyId}", which stored data was encrypted with.`]);
  }
}

/** The box was changed, or copied from another place. */
export class DamagedSealError extends Error {
  constructor(
    readonly place: string,
    cause: unknown,
  ) {
    super(`${place} cannot be decrypted: it was changed, or moved there from elsewhere.`, { cause });
  }
}

/**
 * @param place where the value is stored, such as `account/<id>/panCardNo`: a box that was copied elsewhere does not
 * open
 */
export function seal(text: string, place: string, key: DataKey): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { keyId: key.id, box: sealed.toString('base64') };
}

/**
 * @throws UnknownDataKeyError if its key is not configured
 * @throws DamagedSealError if the box was changed, or sealed for another place
 */
export function open(sealed: Sealed, place: string, keys: DataKeys): string {
  const key = keys.find(({ id }) => id === sealed.keyId);
  if (!key) throw new UnknownDataKeyError(sealed.keyId);
  try {
    return decrypted(Buffer.from(sealed.box, 'base64'), place, key);
  } catch (error) {
    throw new DamagedSealError(place, error);
  }
}

function decrypted(bytes: Buffer, place: string, { secret }: DataKey): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
