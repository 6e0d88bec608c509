import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  scryptSync,
  type KeyObject,
} from 'node:crypto';
import type { z } from 'zod';
import { UnusableBackup } from './unusable-backup.js';
import type { Opener, sealedKeys } from './sealed-keys-file.js';

/** 128 MB and about half a second: guessing costs that for each try. */
const scrypt = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1_024 * 1_024 };

export function byPassphrase(passphrase: string) {
  const salt = randomBytes(16);
  return {
    key: scryptSync(passphrase, salt, 32, scrypt),
    by: { kind: 'passphrase', salt: salt.toString('base64') },
  };
}

export function byPublicKey(text: string) {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const ephemeral = publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: agreed(privateKey, publicKeyOf(text), ephemeral),
    by: { kind: 'public-key', ephemeral: ephemeral.toString('base64') },
  };
}

export function keyFor(by: z.output<typeof sealedKeys>['by'], opener: Opener): Buffer {
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
