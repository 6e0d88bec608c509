import { loadConfig, serviceConfig } from '@deepam/platform';
import { z } from 'zod';
import { brokerConfig } from '../broker-config.js';
import type { Keys, Lock, Opener } from './sealed-keys-file.js';
import { UnusableBackup } from './unusable-backup.js';

const storage = {
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY: true,
  S3_SECRET_KEY: true,
} as const;
export const serversConfig = serviceConfig.pick({ MONGO_URL: true, MONGO_DB_PREFIX: true, ...storage });
export const restoreServersConfig = serversConfig.extend(brokerConfig.shape);

const secret = z.string().min(32).describe('the one of the running processes');
/** Without these keys, data are unreadable and members are logged out. */
export const keysConfig = z.object({
  FILE_LINK_SECRET: secret,
  SERVICE_SECRET: secret,
  DATA_KEYS: secret,
  DIGEST_KEYS: secret,
  VAPID_PUBLIC_KEY: secret.optional(),
  VAPID_PRIVATE_KEY: secret.optional(),
});

const passphrase = z.string().min(16).describe('a passphrase of at least 16 characters').optional();
const lockConfig = z.object({
  BACKUP_PASSPHRASE: passphrase,
  BACKUP_PUBLIC_KEY: z.base64().describe('a public key as backup-keys new prints it').optional(),
});
const openerConfig = z.object({
  BACKUP_PASSPHRASE: passphrase,
  BACKUP_PRIVATE_KEY: z.base64().describe('a private key as backup-keys new prints it').optional(),
});

export function readKeys(env: NodeJS.ProcessEnv): Keys {
  const given = loadConfig(keysConfig, env);
  return Object.fromEntries(Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

export function readLock(env: NodeJS.ProcessEnv): Lock {
  const { BACKUP_PASSPHRASE, BACKUP_PUBLIC_KEY } = loadConfig(lockConfig, env);
  if (BACKUP_PUBLIC_KEY !== undefined) return { publicKey: BACKUP_PUBLIC_KEY };
  if (BACKUP_PASSPHRASE !== undefined) return { passphrase: BACKUP_PASSPHRASE };
  throw new UnusableBackup('Set BACKUP_PUBLIC_KEY or BACKUP_PASSPHRASE: keys are kept sealed only.');
}

export function readOpener(env: NodeJS.ProcessEnv): Opener {
  const { BACKUP_PASSPHRASE, BACKUP_PRIVATE_KEY } = loadConfig(openerConfig, env);
  if (BACKUP_PRIVATE_KEY !== undefined) return { privateKey: BACKUP_PRIVATE_KEY };
  if (BACKUP_PASSPHRASE !== undefined) return { passphrase: BACKUP_PASSPHRASE };
  throw new UnusableBackup('Set BACKUP_PRIVATE_KEY or BACKUP_PASSPHRASE: the keys are sealed.');
}
