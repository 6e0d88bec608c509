import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError, runNode, runNodeQuietly, screenReporter, secretsFrom } from '@deepam/local-servers';
import { claimDataDir } from '../data-folder/claim-data-dir.js';
import { removeRun } from '../data-folder/run-file.js';
import { writePrivate } from '../data-folder/setup-file.js';
import { type Place, besideServers } from './beside-servers.js';

const made = ['secrets.json', 'setup.json', 'mongo', 'rabbit', 'objects'];

/**
 * Restores into a data folder of `npm start`, which must not run: only its servers are started. An empty folder gets
 * the keys of the backup.
 * @returns the exit code
 */
export async function restoreHere(place: Place, args: readonly string[]): Promise<number> {
  const { root, dataDir, env, program } = place;
  const file = keysFileIn(args);
  if (file === null) return runNode([program('restore'), ...args], { cwd: root, env });
  const reporter = screenReporter(process.stdout, env, Date.now());
  try {
    await claimDataDir(dataDir, 'no address, for a restore', reporter);
    const isNew = !made.some((name) => existsSync(join(dataDir, name)));
    let code = 1;
    try {
      await takeKeys(place, file);
      code = await besideServers(place, args, reporter.info);
      return code;
    } finally {
      // A rejected restore leaves an empty folder as it was: the next start creates its own head and keys.
      if (isNew && code !== 0) await removeMade(dataDir);
      await removeRun(dataDir);
    }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function keysFileIn(args: readonly string[]): string | null {
  const at = args.findIndex((word) => word === '--keys' || word.startsWith('--keys='));
  if (at < 0) return null;
  return args[at] === '--keys' ? (args[at + 1] ?? null) : args[at]!.slice('--keys='.length);
}

async function removeMade(dataDir: string): Promise<void> {
  for (const name of made) await rm(join(dataDir, name), { recursive: true, force: true });
}

async function takeKeys({ root, dataDir, env, program }: Place, file: string): Promise<void> {
  const [secrets, setup] = [join(dataDir, 'secrets.json'), join(dataDir, 'setup.json')];
  if (existsSync(secrets)) return;
  const { code, output } = await runNodeQuietly([program('backup-keys'), 'open', file], { cwd: root, env });
  if (code !== 0) throw new OperatorError(output.trim());
  await writePrivate(secrets, secretsFrom(output));
  const done = { headMobile: '', headPassword: null, demoPassword: null, isHeadMade: true, isDemoComplete: true };
  await writePrivate(setup, done);
}
