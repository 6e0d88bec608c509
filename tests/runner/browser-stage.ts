import { join } from 'node:path';
import { demoLoginsFile, readLocalConfig, readSetup, setUp } from '@deepam/local';
import { type Reporter, startSystem } from '@deepam/local-servers';
import { jestStage } from './jest-stage.js';
import type { StageResult } from './stage.js';

export interface BrowserStageOptions {
  readonly root: string;
  /** A folder to throw away. */
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly chromium: string;
  readonly reporter: Reporter;
}

/** Specs in which the head works and hears of everybody's doings: two at a time would disturb each other. */
const atTheDesk = '/e2e/(head-|flow|live-news)';

/** The whole product with demo data on ports of its own, driven in a browser. */
export async function browserStage(options: BrowserStageOptions): Promise<StageResult> {
  const { root, dataDir, env, chromium, reporter } = options;
  const system = await startSystem({
    root,
    dataDir,
    port: 0,
    env: ownEnvironment(env),
    reporter,
    demoLogins: demoLoginsFile(dataDir),
    privateRabbit: true,
  });
  try {
    const config = readLocalConfig({});
    const words = await setUp(system, { root, dataDir, config, env, withDemo: true, reporter });
    const setup = await readSetup(join(dataDir, 'setup.json'));
    if (!setup?.isDemoComplete) throw new Error(words.join(' ') || 'The demo network could not be made.');
    const browserEnv = {
      ...env,
      BASE_URL: system.url.replace('127.0.0.1', 'localhost'),
      CHROMIUM: chromium,
      HEAD_MOBILE: setup.headMobile,
      HEAD_PASSWORD: setup.headPassword ?? '',
      IDENTITY_MONGO_URL: system.environments.services.identity.MONGO_URL,
    };
    const run = (...args: string[]) => jestStage('browser', { cwd: root, env: browserEnv, args });
    const apart = await run('--maxWorkers=2', '--testPathIgnorePatterns', atTheDesk);
    const oneByOne = await run('--runInBand', '--', atTheDesk);
    return together(apart, oneByOne);
  } finally {
    await system.stop();
  }
}

const together = (one: StageResult, other: StageResult): StageResult => ({
  name: one.name,
  ms: one.ms + other.ms,
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  note: one.note ?? other.note,
});

/** Servers of our own; a broker that the environment names is shared under another prefix, as there may be no other. */
function ownEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...env,
    MONGO_URL: undefined,
    S3_ENDPOINT: undefined,
    ...(env.AMQP_URL ? { AMQP_PREFIX: `deepam-test-${process.pid}` } : {}),
    LOG_LEVEL: 'warn',
  };
}
