import { readFile } from 'node:fs/promises';
import { ConfigError } from '@deepam/platform';
import type { Output } from '../dead-letters/output.js';
import { readOpener } from './backup-config.js';
import { newKeyPair, openKeys } from './sealed-keys.js';
import { UnusableBackup } from './unusable-backup.js';

const help = `Keys of backups.

  node dist/backup-keys.js new          prints a new pair: BACKUP_PUBLIC_KEY seals and goes to the system that makes backups, BACKUP_PRIVATE_KEY
                                        opens and goes into a safe
  node dist/backup-keys.js open FILE    prints the keys that a backup was made with as lines of .env; reads BACKUP_PRIVATE_KEY or BACKUP_PASSPHRASE

Exit code 0: printed. 1: not possible, and why. 2: not understood.`;

export async function runBackupKeys(args: readonly string[], output: Output, env = process.env): Promise<number> {
  const [verb, file, ...others] = args;
  if (verb === 'new' && file === undefined) {
    const { publicKey, privateKey } = newKeyPair();
    output.out(`BACKUP_PUBLIC_KEY=${publicKey}\nBACKUP_PRIVATE_KEY=${privateKey}`);
    return 0;
  }
  if (verb !== 'open' || file === undefined || others.length > 0) {
    const isHelp = verb === '--help' || verb === '-h';
    (isHelp ? output.out : output.err)(help);
    return isHelp ? 0 : 2;
  }
  try {
    const { keys } = openKeys(await readFile(file, 'utf8'), readOpener(env));
    for (const [name, value] of Object.entries(keys)) output.out(`${name}=${value}`);
    return 0;
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof UnusableBackup;
    output.err(isPlain ? error.message : `They could not be opened: ${String(error)}`);
    return 1;
  }
}
