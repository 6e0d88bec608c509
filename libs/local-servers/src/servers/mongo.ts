import { mkdirSync, writeFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../processes/child.js';
import { answers, portOrFree } from '../processes/ports.js';
import { untilReady } from '../processes/until-ready.js';
import { type MongodBinary, bundledMongod, findMongod } from './mongod-binary.js';
import { ownServer, type Running } from './own-server.js';
import type { AdminAccess } from './mongo-client.js';
import { becomePrimary, replicaSetName, shutDown } from './replica-set.js';
import type { Server, ServerOptions } from './server.js';
import { serverLogin } from './server-login.js';
import { OperatorError } from '../operator-error.js';
import { seriesOf, versionOf } from './mongod-download.js';

const bundledSeries = '4.0';

/**
 * The server can read the data in this folder. The folder stores its series for the next start.
 * @throws OperatorError when none fits
 */
export async function mongodForData(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<MongodBinary> {
  const found = await findMongod(env, log);
  const series = found.isBundled ? bundledSeries : seriesOf((await versionOf(found.path)) ?? 'unknown');
  const file = join(dataDir, 'series');
  const madeBy = seriesOfData(dataDir, file);
  if (madeBy === null || canRead(series, madeBy)) {
    writeFileSync(file, series);
    return found;
  }
  const bundled = madeBy === bundledSeries && !found.isNamed ? await bundledMongod(log) : null;
  if (!bundled) {
    throw new OperatorError(
      `The data in ${dataDir} were made by MongoDB ${madeBy}, which ${series} cannot read: ` +
        'set MONGOD_BINARY to one that can, or `npm run reset` removes the data.',
    );
  }
  log(`MongoDB ${madeBy} goes on with the data that it made; after \`npm run reset\` it is ${series}.`);
  return bundled;
}

function seriesOfData(dataDir: string, file: string): string | null {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const folder = join(dataDir, 'db');
  return existsSync(folder) && readdirSync(folder).length > 0 ? bundledSeries : null;
}

/** From series 5 on, a later series of the same major version reads the data of an earlier one. */
function canRead(series: string, madeBy: string): boolean {
  const [major, minor] = series.split('.').map(Number);
  const [madeMajor, madeMinor] = madeBy.split('.').map(Number);
  return series === madeBy || (major === madeMajor && major! >= 5 && minor! >= madeMinor!);
}

export interface MongoServer extends Server {
  readonly needsWireShim: boolean;
}

export interface MongoOptions extends ServerOptions {
  /**
   * The data of the server is thrown away and no test kills the server, so writes need not reach the disk and metrics
   * are off. Both would be a quarter of its work in a test.
   */
  readonly isThrownAway?: boolean;
}

/**
 * Starts MongoDB on loopback as a replica set of one, which transactions and change streams need.
 * @throws OperatorError when no server program can be had or it does not start
 */
export async function startMongo(options: MongoOptions): Promise<MongoServer> {
  const { dataDir, log = () => {}, env = process.env, isThrownAway = false } = options;
  mkdirSync(dataDir, { recursive: true });
  const binary = await mongodForData(dataDir, env, log);
  const port = await portOrFree(options.port ?? 0);
  const { user, password } = serverLogin(dataDir);
  const access = { port, user, password };
  const url = `mongodb://${user}:${password}@127.0.0.1:${port}/?replicaSet=${replicaSetName}&authSource=admin`;
  const server = await ownServer(url, () => launch(binary, dataDir, access, { isThrownAway, env }));
  return Object.assign(server, { needsWireShim: binary.isBundled });
}

async function launch(
  binary: MongodBinary,
  dataDir: string,
  access: AdminAccess,
  { isThrownAway, env }: { readonly isThrownAway: boolean; readonly env: NodeJS.ProcessEnv },
): Promise<Running> {
  const { port } = access;
  const dbPath = join(dataDir, 'db');
  mkdirSync(dbPath, { recursive: true });
  // A replica set with logins requires a key of its members.
  const keyFile = join(dataDir, 'key');
  writeFileSync(keyFile, `${access.password}\n`, { mode: 0o600 });
  const child = await startChild({
    name: 'MongoDB',
    command: binary.path,
    args: [
      ...['--dbpath', dbPath, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', replicaSetName],
      ...['--keyFile', keyFile],
      // The option for the cache in gigabytes has no value below 0.25.
      ...['--wiredTigerEngineConfigString', `cache_size=${env['LOCAL_MONGO_CACHE_MB'] ?? '512'}M`],
      ...['--oplogSize', '256'],
      // A process that was killed within a transaction holds its locks for this many seconds; a minute by default.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=10'],
      ...(isThrownAway ? ['--setParameter', 'diagnosticDataCollectionEnabled=false'] : []),
      // Only version 4.0 knows this parameter: on a signal, the server does not wait for secondaries that do not exist.
      ...(binary.isBundled ? ['--setParameter', 'waitForStepDownOnNonCommandShutdown=false'] : []),
    ],
    logFile: join(dataDir, 'mongod.log'),
  });
  await untilReady(child, () => answers(port));
  await untilReady(child, () => becomePrimary(access, !isThrownAway).then(() => true));
  return {
    pid: child.pid,
    exited: child.exited,
    stop: async () => {
      if (child.isRunning()) await shutDown(access);
      await child.stop();
    },
  };
}
