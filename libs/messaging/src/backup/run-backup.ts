import { mkdir, writeFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Bucket, ConfigError, loadConfig, Unreachable } from '@deepam/platform';
import { mongo } from 'mongoose';
import type { Output } from '../dead-letters/output.js';
import { readKeys, readLock, serversConfig } from './backup-config.js';
import { readPlaces } from './backup-places.js';
import { makeBackup, onDisk } from './make-backup.js';
import { noteBackup } from './last-backup.js';
import { readManifest, finishedBackups } from './manifest.js';
import { sealKeys } from './sealed-keys.js';
import { UnusableBackup } from './unusable-backup.js';
import { reachMongo } from './reach-mongo.js';
import { parseArgs } from 'node:util';

const help = `Writes a backup of everything that the product keeps.

  node dist/backup.js --to FOLDER --keys-to FOLDER [--keep N] [--help]

All databases are taken as they are at one moment, while everybody works on; with them every file that they refer to. Each backup is a folder of
its own in the folder of --to, called after its time. Files that an earlier one has are linked and take no room again. It ends in
.unfinished until it is whole; such a folder of an interrupted one is removed by the next, six hours later at the earliest.
The keys go into a file of their own in the folder of --keys-to, sealed with BACKUP_PUBLIC_KEY (see backup-keys) or BACKUP_PASSPHRASE. Neither folder may
lie in the other: keep them apart.
--keep N removes older backups, with their keys, so that N are left with this one, when it is whole.

It reads MONGO_URL of a user who may read every database, MONGO_DB_PREFIX, S3_… of one who may read every file, FILE_LINK_SECRET,
SERVICE_SECRET, DATA_KEYS, DIGEST_KEYS and VAPID_…_KEY. BACKUP_TO, BACKUP_KEYS_TO and BACKUP_KEEP stand for the options.
Exit code 0: written. 1: not possible, and why; nothing is left behind. 2: not understood.`;

function backupOptions(args: readonly string[]) {
  try {
    const string = { type: 'string' } as const;
    const options = { help: { type: 'boolean', short: 'h' }, to: string, 'keys-to': string, keep: string } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}

const keysFile = (folder: string, name: string): string => join(folder, `${name}.keys.json`);

interface Kept {
  readonly to: string;
  readonly keysTo: string;
  readonly keep: number;
  readonly made: string;
}

async function removeOldBackups({ to, keysTo, keep, made }: Kept, output: Output): Promise<void> {
  const all = await finishedBackups(to);
  // The name of the new backup is excluded: a clock that was once ahead must not make each new backup the oldest.
  for (const name of all.filter((one) => one > made))
    output.err(`${name} is called after a later time, and is left alone.`);
  for (const name of all.filter((one) => one <= made).slice(0, -keep)) {
    await rm(join(to, name), { recursive: true, force: true });
    await rm(keysFile(keysTo, name), { force: true });
    output.out(`Removed ${join(to, name)}`);
  }
}

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
