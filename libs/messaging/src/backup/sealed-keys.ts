import {
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  randomBytes,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  scryptSync,
  type KeyObject,
} from 'node:crypto';
import { z } from 'zod';
import { UnusableBackup } from './unusable-backup.js';
import { type Keys, type Lock, type Opener, sealedKeys } from './sealed-keys-file.js';

/** Each guess of a password costs 128 MB and about half a second. */
const scrypt = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1_024 * 1_024 };

function byPassphrase(passphrase: string) {
  const salt = randomBytes(16);
  return {
    key: scryptSync(passphrase, salt, 32, scrypt),
    by: { kind: 'passphrase', salt: salt.toString('base64') },
  };
}

function byPublicKey(text: string) {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const ephemeral = publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: agreed(privateKey, publicKeyOf(text), ephemeral),
    by: { kind: 'public-key', ephemeral: ephemeral.toString('base64') },
  };
}

function keyFor(by: z.output<typeof sealedKeys>['by'], opener: Opener): Buffer {
  if (by.kind === 'passphrase') {
    if ('passphrase' in opener) return scryptSync(opener.passphrase, Buffer.from(by.salt, 'base64'), 32, scrypt);
    throw new UnusableBackup('The keys were sealed with a passphrase: set BACKUP_PASSPHRASE.');
  }
  if (!('privateKey' in opener))
    throw new UnusableBackup('The keys were sealed with a public key: set BACKUP_PRIVATE_KEY to its other half.');
  return agreed(privateKeyOf(opener.privateKey), publicKeyOf(by.ephemeral), Buffer.from(by.ephemeral, 'base64'));
}

function agreed(privateKey: KeyObject, publicKey: KeyObject, ephemeral: Buffer): Buffer {
  const secret = diffieHellman({ privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', secret, ephemeral, 'deepam keys of a backup', 32));
}

const publicKeyOf = (text: string): KeyObject =>
  orUnusable('The public key', () =>
    createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' }),
  );

const privateKeyOf = (text: string): KeyObject =>
  orUnusable('BACKUP_PRIVATE_KEY', () =>
    createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' }),
  );

function orUnusable(what: string, read: () => KeyObject): KeyObject {
  try {
    return read();
  } catch (cause) {
    throw new UnusableBackup(`${what} is not one that backup-keys has made.`, { cause });
  }
}

/** The keys are of X25519, each as base64 of its DER form, which fits a line of .env. */
export function newKeyPair(): { readonly publicKey: string; readonly privateKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('x25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') };
}

export function sealKeys(keys: Keys, backup: string, lock: Lock): string {
  const { key, by } = 'passphrase' in lock ? byPassphrase(lock.passphrase) : byPublicKey(lock.publicKey);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(backup));
  const content = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final()]);
  const texts = { nonce, tag: cipher.getAuthTag(), content };
  const inBase64 = Object.entries(texts).map(([name, bytes]) => [name, bytes.toString('base64')]);
  return `${JSON.stringify({ format: 1, backup, by, ...Object.fromEntries(inBase64) }, null, 1)}\n`;
}

export function openKeys(text: string, opener: Opener): { readonly backup: string; readonly keys: Keys } {
  const read = sealedKeys.safeParse(parsed(text));
  if (!read.success) throw new UnusableBackup('The file of the keys is not one of ours, or is damaged.');
  const { backup, by, nonce, tag, content } = read.data;
  const key = keyFor(by, opener);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64'));
    decipher.setAAD(Buffer.from(backup)).setAuthTag(Buffer.from(tag, 'base64'));
    const plain = Buffer.concat([decipher.update(Buffer.from(content, 'base64')), decipher.final()]);
    return { backup, keys: z.record(z.string(), z.string()).parse(JSON.parse(plain.toString())) };
  } catch (cause) {
    throw new UnusableBackup('The keys do not open: another passphrase or key belongs to them, or they were changed.', {
      cause,
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
