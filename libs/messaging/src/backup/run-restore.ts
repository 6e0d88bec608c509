import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Bucket, ConfigError, loadConfig, Unreachable } from '@deepam/platform';
import type { Output } from '../dead-letters/output.js';
import { readKeys, readOpener, restoreServersConfig } from './backup-config.js';
import { expectSameKeys } from './compare-keys.js';
import { expectKnownProduct, readManifest } from './manifest.js';
import type { Manifest } from './manifest-schema.js';
import { QueuesOfServices } from './queues-of-services.js';
import { restoreBackup } from './restore-backup.js';
import { reachMongo } from './reach-mongo.js';
import { openKeys } from './sealed-keys.js';
import { UnusableBackup } from './unusable-backup.js';
import { verifiedManifest } from './verify.js';
import { restoreOptions, restoreHelp } from './restore-options.js';
import { newestBackup } from './newest-backup.js';

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
