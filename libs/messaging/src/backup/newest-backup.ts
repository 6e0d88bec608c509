import { join } from 'node:path';
import { readPlaces } from './backup-places.js';
import { finishedBackups, nameAt } from './manifest.js';
import { UnusableBackup } from './unusable-backup.js';

export async function newestBackup(env: NodeJS.ProcessEnv): Promise<{ folder: string; keysFile: string }> {
  const { to, keysTo } = readPlaces(env, {});
  const name = (await finishedBackups(to)).at(-1);
  if (name === undefined) throw new UnusableBackup(`${to} holds no finished backup.`);
  if (name > nameAt(new Date()))
    throw new UnusableBackup(
      `${name} is called after a time that has not come: say by --from and --keys which one is meant.`,
    );
  return { folder: join(to, name), keysFile: join(keysTo, `${name}.keys.json`) };
}
