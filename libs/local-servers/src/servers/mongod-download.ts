import { rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.js';
import { isExecutable } from '../processes/find-on-path.js';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The command `npm run mongod` downloads this version by default. */
export const currentVersion = '8.2.6';

const folderOf = (env: NodeJS.ProcessEnv): string =>
  join(env.XDG_CACHE_HOME || join(env.HOME ?? homedir(), '.cache'), 'deepam', 'mongod');

export function downloadedMongod(env: NodeJS.ProcessEnv): string | null {
  const folder = folderOf(env);
  if (!existsSync(folder)) return null;
  const numberOf = (name: string) => /\d+\.\d+\.\d+/.exec(name)?.[0] ?? '';
  const newest = readdirSync(folder)
    .filter((name) => existsSync(join(folder, `${name}.md5`)) && isExecutable(join(folder, name)))
    .toSorted((a, b) => numberOf(a).localeCompare(numberOf(b), 'en', { numeric: true }))
    .at(-1);
  return newest === undefined ? null : join(folder, newest);
}

/**
 * Downloads a server, unless it was downloaded before, and shows the progress.
 * @returns the program
 * @throws OperatorError when the network refuses it, or it does not run on this machine
 */
export async function downloadMongod(env: NodeJS.ProcessEnv, version = currentVersion): Promise<string> {
  // The library reads this variable; without it, the library accepts any certificate.
  process.env.npm_config_strict_ssl ??= 'true';
  const { MongoBinary } = await import('mongodb-memory-server-core');
  const options = { version, downloadDir: folderOf(env), checkMD5: true };
  const program = await MongoBinary.getPath(options).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new OperatorError(
      `MongoDB ${version} could not be downloaded: ${reason} Install mongod, set MONGOD_BINARY to one, ` +
        'or set MONGO_URL to a running replica set.',
      { cause },
    );
  });
  if ((await versionOf(program)) !== null) return program;
  for (const file of [program, `${program}.md5`]) await rm(file, { force: true });
  throw new OperatorError(
    `MongoDB ${version} was downloaded, but does not run on this machine: a library may be missing. ` +
      'Install mongod as your system does it, or set MONGOD_BINARY to one.',
  );
}

const run = promisify(execFile);

export async function versionOf(program: string): Promise<string | null> {
  const printed = await run(program, ['--version'], { timeout: 10_000 }).catch(() => null);
  return /db version v(\d+\.\d+\.\d+)/.exec(printed?.stdout ?? '')?.[1] ?? null;
}

export const seriesOf = (version: string): string => version.split('.').slice(0, 2).join('.');
