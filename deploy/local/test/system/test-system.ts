import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PlanName, ServiceName } from '@deepam/contracts';
import { poll, removeCollections, testInfra, uniquePrefix } from '@deepam/testing';
import { MongoClient, type Db } from 'mongodb';
import { silentReporter } from '../../src/console/reporter.js';
import { DemoApi, type Sponsor, type Visitor } from '../../src/demo/demo-api.js';
import { joinNewly } from '../../src/demo/join.js';
import { ensureHead } from '../../src/setup/head.js';
import { startSystem, type System } from '../../src/system/start-system.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);
interface Ended {
  readonly stdout: string;
  readonly stderr: string;
}

/** Of everybody. */
export const password = 'a password for tests';

/** All six processes of the product on the servers of the test run, with databases and queues of their own. */
export interface TestProcesses {
  readonly system: System;
  readonly prefix: string;
  database(service: ServiceName): Db;
  /** What the audit command of commission prints. */
  audit(): Promise<string>;
  close(): Promise<void>;
}

export interface TestSystem extends TestProcesses {
  readonly api: DemoApi;
  readonly head: Visitor;
  /** Registers a person below `sponsor`, approved and on the plan where one is given. */
  member(sponsor: Sponsor, plan?: PlanName): Promise<Visitor>;
}

let lastMobile = 9_000_000_000;
/** Of nobody yet. */
export const freshMobile = (): string => String(++lastMobile);

/**
 * The product with a head and nobody else.
 * @param settings of the product, such as limits that a test would reach by itself
 */
export async function startTestSystem(settings: NodeJS.ProcessEnv = {}): Promise<TestSystem> {
  const processes = await startTestProcesses({ settings });
  const { system } = processes;
  const api = new DemoApi(system.url, password);
  const headMobile = freshMobile();
  await ensureHead(root, system, { mobile: headMobile, password }, environment(processes.prefix, settings));
  const head = await api.logIn(headMobile);
  return {
    ...processes,
    api,
    head,
    member(sponsor, plan) {
      const mobile = freshMobile();
      const name = `Member ${inLetters(mobile)}`;
      const plans = plan === undefined ? [] : [plan];
      return joinNewly(api, { key: mobile, name, mobile, plans, standing: 'approved' }, sponsor, head);
    },
  };
}

interface ProcessOptions {
  readonly settings?: NodeJS.ProcessEnv;
  /** Fills databases and data folder before anything starts. */
  readonly prepare?: (prefix: string, dataDir: string) => Promise<void>;
}

/** The processes run from `dist`: npm test builds before. */
export async function startTestProcesses({ settings = {}, prepare }: ProcessOptions): Promise<TestProcesses> {
  const prefix = uniquePrefix();
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-system-'));
  const env = environment(prefix, settings);
  await prepare?.(prefix, dataDir);
  const system = await startSystem({ root, dataDir, port: 0, env, reporter: silentReporter });
  const client = await MongoClient.connect(testInfra().mongoUrl);
  return {
    system,
    prefix,
    database: (service) => client.db(`${prefix}_${service}`),
    async audit() {
      const { nodeArgs, services } = system.environments;
      const program = join(root, 'services/commission/dist/audit.js');
      const ended = await run(process.execPath, [...nodeArgs, program], {
        env: { ...env, ...services.commission },
      }).catch((fault: Ended) => fault);
      return ended.stdout + ended.stderr;
    },
    async close() {
      await system.stop();
      for (const name of Object.keys(system.environments.services)) {
        await removeCollections(`${prefix}_${name}`);
      }
      await client.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const environment = (prefix: string, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  // The servers of a test run may be embedded ones; to others the shim makes no difference.
  NODE_OPTIONS: `--require ${join(root, 'libs/testing/embedded-mongo-wire.cjs')}`,
  MONGO_DB_PREFIX: prefix,
  AMQP_PREFIX: prefix,
  LOG_LEVEL: 'warn',
  // Where the browsers of the tests say they are: nowhere, so that no vendor hears of them.
  PUSH_HOSTS: 'push.example.com',
  ...settings,
});

/** Until every event that has left a service has been worked on by all who want it: nothing is waiting anywhere. */
export async function settledEvents(test: TestSystem, service: ServiceName): Promise<void> {
  const outbox = test.database(service).collection('outbox');
  await poll(async () => (await outbox.countDocuments({ publishedAt: null })) === 0);
}

const inLetters = (digits: string): string => digits.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
