import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Bucket, ConfigError, loadConfig, Unreachable } from '@deepam/platform';
import type { Output } from '../dead-letters/run-dead-letters.js';
import { readKeys, readOpener, readPlaces, restoreServersConfig } from './backup-config.js';
import { expectSameKeys } from './compare-keys.js';
import { expectKnownProduct, finishedBackups, nameAt, readManifest, type Manifest } from './manifest.js';
import { QueuesOfServices } from './queues-of-services.js';
import { restoreBackup } from './restore-backup.js';
import { reach } from './run-backup.js';
import { openKeys } from './sealed-keys.js';
import { UnusableBackup } from './unusable-backup.js';
import { verifiedManifest } from './verify.js';

const help = `Puts back a backup: the whole product is then as it was at the moment of that backup.

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

/** Returns the exit code. */
export async function runRestore(args: readonly string[], output: Output, env = process.env): Promise<number> {
  const options = parseOptions(args);
  if (!options || options.help) {
    (options ? output.out : output.err)(help);
    return options ? 0 : 2;
  }
  try {
    const { folder, keysFile } = options.newest
      ? await newestIn(env)
      : { folder: resolve(options.from!), keysFile: options.keys! };
    if (options.check) {
      await verifiedManifest(folder, output.out);
      return 0;
    }
    // Cheap and most often wrong: before the long reading.
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
  const client = await reach(config.MONGO_URL);
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

async function newestIn(env: NodeJS.ProcessEnv): Promise<{ folder: string; keysFile: string }> {
  const { to, keysTo } = readPlaces(env, {});
  const name = (await finishedBackups(to)).at(-1);
  if (name === undefined) throw new UnusableBackup(`${to} holds no finished backup.`);
  if (name > nameAt(new Date()))
    throw new UnusableBackup(
      `${name} is called after a time that has not come: say by --from and --keys which one is meant.`,
    );
  return { folder: join(to, name), keysFile: join(keysTo, `${name}.keys.json`) };
}

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UnusableBackup(`${file} cannot be read.`, { cause });
  });

function parseOptions(args: readonly string[]) {
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
