import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  infrastructureEnvironment,
  localSecrets,
  OperatorError,
  runNode,
  runNodeQuietly,
  screenReporter,
  secretsFrom,
  startInfrastructure,
  variablesOf,
} from '@deepam/local-servers';
import { claimDataDir } from '../data-folder/claim-data-dir.js';
import { removeRun } from '../data-folder/run-file.js';
import { writePrivate } from '../data-folder/setup-file.js';

interface Place {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Compiled file of a command of messaging. */
  readonly program: (command: string) => string;
}

/**
 * `restore` into a folder of `npm start`, which must not run: beside its servers alone. An empty folder is given the keys of the backup.
 * @returns the exit code
 */
export async function restoreHere(place: Place, args: readonly string[]): Promise<number> {
  const { root, dataDir, env, program } = place;
  // --help and --check need no servers.
  if (!args.includes('--keys')) return runNode([program('restore'), ...args], { cwd: root, env });
  const reporter = screenReporter(process.stdout, env, Date.now());
  try {
    await claimDataDir(dataDir, 'no address, for a restore', reporter);
    try {
      await takeKeys(place, args);
      return await besideServers(place, args, reporter.note);
    } finally {
      await removeRun(dataDir);
    }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** @throws OperatorError when they do not open */
async function takeKeys({ root, dataDir, env, program }: Place, args: readonly string[]): Promise<void> {
  const [secrets, setup] = [join(dataDir, 'secrets.json'), join(dataDir, 'setup.json')];
  const file = args[args.indexOf('--keys') + 1];
  if (existsSync(secrets) || file === undefined) return;
  const { code, output } = await runNodeQuietly([program('backup-keys'), 'open', file], { cwd: root, env });
  if (code !== 0) throw new OperatorError(output.trim());
  await writePrivate(secrets, secretsFrom(output));
  // There is a head, and no demo network to be made.
  const done = { headMobile: '', headPassword: null, demoPassword: null, isHeadMade: true, isDemoComplete: true };
  await writePrivate(setup, done);
}

async function besideServers(
  { root, dataDir, env, program }: Place,
  args: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  const secrets = await localSecrets(join(dataDir, 'secrets.json'), existsSync(join(dataDir, 'mongo')));
  const infrastructure = await startInfrastructure({ dataDir, env, log });
  try {
    const settings = { ...variablesOf(secrets), ...env, ...infrastructureEnvironment(infrastructure) };
    const shim = join(root, 'libs/testing/embedded-mongo-wire.cjs');
    const nodeArgs = infrastructure.mongo.needsWireShim ? ['--require', shim] : [];
    return await runNode([...nodeArgs, program('restore'), ...args], { cwd: root, env: settings });
  } finally {
    await infrastructure.stop();
  }
}
