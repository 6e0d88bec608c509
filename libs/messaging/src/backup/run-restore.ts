import { readFile } from 'node:fs/promises';
import { resolve, join } from 'node:path';
import { Bucket, ConfigError, loadConfig, Unreachable } from '@deepam/platform';
import type { Output } from '../dead-letters/output.js';
import { readKeys, readOpener, restoreServersConfig } from './backup-config.js';
import {
  expectKnownProduct,
  readManifest,
  finishedBackups,
  backupNameAt,
  collectionFile,
  objectFile,
  objectList,
} from './manifest.js';
import type { Manifest } from './manifest-schema.js';
import { QueuesOfServices } from './queues-of-services.js';
import { restoreBackup } from './restore-backup.js';
import { reachMongo } from './reach-mongo.js';
import { openKeys } from './sealed-keys.js';
import { UnusableBackup } from './unusable-backup.js';
import { readPlaces } from './backup-places.js';
import type { Keys } from './sealed-keys-file.js';
import { isPlainKey } from './object-keys.js';
import { listedObjects } from './object-list.js';
import { isSame, sumOf } from './summed-file.js';
import { parseArgs } from 'node:util';

const restoreHelp = `Puts back a backup: the whole product is then as it was at the moment of that backup.

  node dist/restore.js --from FOLDER --keys FILE [--replace] [--help]
  node dist/restore.js --newest [--replace]         the newest one in the folders BACKUP_TO and BACKUP_KEYS_TO
  node dist/restore.js --from FOLDER --check

Before anything is written it reads every byte of the backup, opens its keys (BACKUP_PRIVATE_KEY or BACKUP_PASSPHRASE) and compares them with those
that are set here: put them there first, backup-keys open FILE prints them. All services must be stopped. --replace removes what is there; without it
the databases must be empty. Interrupted, it is run again; until its end no service starts.
What waits in queues is removed, and what had not been handled at that moment is published again: nothing is lost or counted twice.
--check reads the backup only.

It reads MONGO_URL of a user who may write every database, MONGO_DB_PREFIX, AMQP_URL of who may empty queues, AMQP_PREFIX, S3_… of who may write every file,
and the keys as the services read them.
Exit code 0: done. 1: not possible, and why. 2: not understood.`;

function restoreOptions(args: readonly string[]) {
  try {
    const [string, boolean] = [{ type: 'string' }, { type: 'boolean' }] as const;
    const options = {
      help: { ...boolean, short: 'h' },
      from: string,
      keys: string,
      replace: boolean,
      newest: boolean,
      check: boolean,
    } as const;
    const { values } = parseArgs({ args: [...args], options });
    const isOne = values.from !== undefined && (values.check || values.keys !== undefined);
    const isWhole = values.newest ? values.from === undefined && !values.check : isOne;
    return values.help || isWhole ? values : null;
  } catch {
    return null;
  }
}

/** The lists of keys may begin with newer keys. */
const lists = new Set([
  'DATA_KEYS',
  'DIGEST_KEYS',
  'FILE_LINK_SECRET',
  'SERVICE_SECRET',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
]);

function expectSameKeys(kept: Keys, here: Keys): void {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(here)])];
  const others = names.filter((name) => !opensAll(name, kept[name], here[name]));
  if (others.length === 0) return;
  throw new UnusableBackup(
    `Set ${others.join(', ')} to what the backup was made with; backup-keys open prints them. With others what it holds cannot be read.`,
  );
}

function opensAll(name: string, kept: string | undefined, here: string | undefined): boolean {
  if (kept === here) return true;
  if (kept === undefined || here === undefined || !lists.has(name)) return false;
  const known = here.split(',').map((key) => key.trim());
  return kept.split(',').every((key) => known.includes(key.trim()));
}

export async function runRestore(args: readonly string[], output: Output, env = process.env): Promise<number> {
  const options = restoreOptions(args);
  if (!options || options.help) {
    (options ? output.out : output.err)(restoreHelp);
    return options ? 0 : 2;
  }
  try {
    const { folder, keysFile } = options.newest
      ? await newestBackup(env)
      : { folder: resolve(options.from!), keysFile: options.keys! };
    if (options.check) {
      await verifiedManifest(folder, output.out);
      return 0;
    }
    // This check is fast and fails most often, so it precedes the full verification.
    expectKnownProduct(folder, await readManifest(folder));
    const { backup, keys } = openKeys(await textOf(keysFile), readOpener(env));
    expectSameKeys(keys, readKeys(env));
    const manifest = await verifiedManifest(folder, output.out);
    if (manifest.id !== backup) throw new UnusableBackup('The keys are those of another backup.');
    await carryOut(folder, manifest, options.replace ?? false, output, env);
    output.out(`Restored: everything is as it was at ${manifest.at}. Now start the services.`);
    return 0;
  } catch (error) {
    const isPlain = [ConfigError, Unreachable, UnusableBackup].some((kind) => error instanceof kind);
    output.err(isPlain ? (error as Error).message : `It was not restored: ${String(error)}`);
    return 1;
  }
}

async function carryOut(
  folder: string,
  manifest: Manifest,
  mayReplace: boolean,
  output: Output,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const config = loadConfig(restoreServersConfig, env);
  const client = await reachMongo(config.MONGO_URL);
  try {
    const queues = await QueuesOfServices.at(config);
    try {
      const target = { client, databasePrefix: config.MONGO_DB_PREFIX, bucket: new Bucket(config), queues };
      await restoreBackup(target, { folder, manifest }, mayReplace, output.out);
    } finally {
      await queues.close();
    }
  } finally {
    await client.close();
  }
}

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UnusableBackup(`${file} cannot be read.`, { cause });
  });

async function newestBackup(env: NodeJS.ProcessEnv): Promise<{ folder: string; keysFile: string }> {
  const { to, keysTo } = readPlaces(env, {});
  const name = (await finishedBackups(to)).at(-1);
  if (name === undefined) throw new UnusableBackup(`${to} holds no finished backup.`);
  if (name > backupNameAt(new Date()))
    throw new UnusableBackup(
      `${name} is called after a time that has not come: say by --from and --keys which one is meant.`,
    );
  return { folder: join(to, name), keysFile: join(keysTo, `${name}.keys.json`) };
}

/**
 * Reads every byte of a backup.
 * @throws UnusableBackup when a byte is missing or changed
 */
async function verifiedManifest(folder: string, tell: (text: string) => void): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const collection of manifest.collections) await expectSame(collectionFile(folder, collection), collection.file);
  await expectSame(objectList(folder), manifest.objects.list);
  let count = 0;
  for await (const object of listedObjects(folder)) {
    if (!isPlainKey(object.key)) throw new UnusableBackup(`${objectList(folder)} names no file: ${object.key}`);
    await expectSame(objectFile(folder, object.key), object);
    count += 1;
    if (count % 1_000 === 0) tell(`${count} files verified …`);
  }
  if (count !== manifest.objects.count)
    throw new UnusableBackup(`${folder} has ${count} files instead of ${manifest.objects.count}.`);
  const documents = manifest.collections.reduce((sum, collection) => sum + collection.documents, 0);
  tell(`${join(folder)} is whole: ${documents} documents and ${count} files of ${manifest.at}.`);
  return manifest;
}

async function expectSame(path: string, expected: { size: number; sha256: string }): Promise<void> {
  const found = await sumOf(path).catch(() => null);
  if (found === null) throw new UnusableBackup(`${path} cannot be read.`);
  if (!isSame(found, expected)) throw new UnusableBackup(`${path} was changed: its checksum differs.`);
}
