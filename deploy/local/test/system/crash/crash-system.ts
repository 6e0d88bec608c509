import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@deepam/contracts';
import { MongoClient, type Db } from 'mongodb';
import type { Reporter } from '../../../src/console/reporter.js';
import { ensureHead } from '../../../src/setup/head.js';
import { startSystem, type System } from '../../../src/system/start-system.js';
import { freshMobile, password } from '../test-system.js';
import { buyGold, join as joinNetwork, logIn, type Person } from './life.js';
import { PatientClient } from './patient-client.js';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const preload = (path: string): string => `--require ${join(root, path)}`;

/** The product on servers of its own, which may be killed like the processes; each step of a process can be its last. */
export interface CrashSystem {
  readonly system: System;
  readonly client: PatientClient;
  readonly head: Person;
  /** Nearest first: Gold members above whoever joins below the first of them. */
  readonly uplines: readonly [Person, Person];
  /** Where crash-points.cjs looks, if it does. */
  readonly crashFolder: string;
  readonly readyUrls: ReadonlyMap<ServiceName, string>;
  database(service: ServiceName): Db;
  /** What the supervisor reported. */
  readonly reports: readonly string[];
  audit(): Promise<string>;
  close(): Promise<void>;
}

interface CrashOptions {
  /** Have crash-points.cjs watch each step, and bring an event to a retry queue and one to the dead letters in each life. */
  readonly isWatched?: boolean;
  readonly settings?: NodeJS.ProcessEnv;
}

export async function startCrashSystem({ isWatched = false, settings }: CrashOptions = {}): Promise<CrashSystem> {
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-crash-'));
  const crashFolder = join(dataDir, 'crash');
  await mkdir(join(crashFolder, 'readable'), { recursive: true });
  const { MONGO_URL: _mongo, AMQP_URL: _amqp, S3_ENDPOINT: _s3, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_OPTIONS: preload('libs/testing/embedded-mongo-wire.cjs'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000',
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
    // The head logs in once, however long it takes.
    STEP_UP_HEAD_SECONDS: '86400',
    ...settings,
  };
  const reports: string[] = [];
  const write = (line: string) => void reports.push(line);
  const reporter: Reporter = { note: write, done: write, problem: write };
  const crashPoints = preload('deploy/local/test/system/crash/crash-points.cjs');
  const watched = { NODE_OPTIONS: `${env.NODE_OPTIONS} ${crashPoints}`, CRASH_POINTS: crashFolder };
  const system = await onFreePorts(() =>
    startSystem({
      ...{ root, dataDir, port: 0, reporter, privateRabbit: true, comebackPauses: [100] },
      env: { ...env, ...(isWatched && watched) },
    }),
  );
  const database = await MongoClient.connect(system.infrastructure.mongo.url);
  // What a killed process had open stays locked for this long; ten seconds in the product.
  await database.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 3 });
  const client = new PatientClient(system.url);
  const mobile = freshMobile();
  await ensureHead(root, system, { mobile, password }, env);
  const head = await logIn(client, mobile, 'Head');
  const goldBelow = async (sponsor: Person) => {
    const member = await joinNetwork(client, sponsor, head);
    await buyGold(client, member, head);
    return member;
  };
  const far = await goldBelow(head);
  const near = await goldBelow(far);
  const { services, nodeArgs } = system.environments;
  return {
    ...{ system, client, head, crashFolder, reports },
    uplines: [near, far],
    readyUrls: new Map(
      system.services.map(({ name }) => [name, `http://127.0.0.1:${services[name].PORT}/api/health/ready`]),
    ),
    database: (service) => database.db(`deepam_${service}`),
    audit: () =>
      new Promise((resolve) => {
        const args = [...nodeArgs, join(root, 'services/commission/dist/audit.js')];
        execFile(process.execPath, args, { env: { ...env, ...services.commission } }, (_fault, stdout, stderr) =>
          resolve(stdout + stderr),
        );
      }),
    async close() {
      await database.close();
      await system.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Any of the ports chosen may become somebody's outgoing one before it is listened on. */
async function onFreePorts(start: () => Promise<System>): Promise<System> {
  try {
    return await start();
  } catch (fault) {
    if (!String(fault).includes('EADDRINUSE')) throw fault;
    return start();
  }
}
