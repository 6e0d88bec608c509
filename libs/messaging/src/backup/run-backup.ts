import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Bucket, ConfigError, loadConfig, Unreachable } from '@deepam/platform';
import { mongo } from 'mongoose';
import type { Output } from '../dead-letters/output.js';
import { readKeys, readLock, serversConfig } from './backup-config.js';
import { readPlaces } from './backup-places.js';
import { makeBackup } from './make-backup.js';
import { noteBackup } from './last-backup.js';
import { readManifest } from './manifest.js';
import { sealKeys } from './sealed-keys.js';
import { onDisk } from './on-disk.js';
import { UnusableBackup } from './unusable-backup.js';
import { keysFile, removeOldBackups } from './remove-old-backups.js';
import { reachMongo } from './reach-mongo.js';
import { help, backupOptions } from './backup-options.js';

export async function runBackup(args: readonly string[], output: Output, env = process.env): Promise<number> {
  const options = backupOptions(args);
  if (!options || options.help) {
    (options ? output.out : output.err)(help);
    return options ? 0 : 2;
  }
  try {
    const { to, keysTo, keep } = readPlaces(env, options);
    const lock = readLock(env);
    const keys = readKeys(env);
    const config = loadConfig(serversConfig, env);
    const client = await reachMongo(config.MONGO_URL);
    try {
      const source = { client, databasePrefix: config.MONGO_DB_PREFIX, bucket: new Bucket(config) };
      const keepKeys = async (id: string, name: string) => {
        await mkdir(keysTo, { recursive: true, mode: 0o700 });
        await writeFile(keysFile(keysTo, name), sealKeys(keys, id, lock), { flag: 'wx', mode: 0o600, flush: true });
        await onDisk(keysTo);
      };
      const made = await makeBackup(source, to, keepKeys, output.out);
      output.out(`Wrote ${made}`);
      await noted(client.db(`${config.MONGO_DB_PREFIX}_identity`), made, output);
      if (keep !== undefined) await removeOldBackups({ to, keysTo, keep, made: basename(made) }, output);
    } finally {
      await client.close();
    }
    return 0;
  } catch (error) {
    const isPlain = [ConfigError, Unreachable, UnusableBackup].some((kind) => error instanceof kind);
    output.err(isPlain ? (error as Error).message : `No backup was made: ${String(error)}`);
    return 1;
  }
}

async function noted(identity: mongo.Db, made: string, output: Output): Promise<void> {
  try {
    await noteBackup(identity, new Date((await readManifest(made)).at));
  } catch (error) {
    output.err(`Its time could not be noted, so that an alert may say that there is none: ${String(error)}`);
  }
}
