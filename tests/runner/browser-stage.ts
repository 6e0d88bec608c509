import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { demoLoginsFile, readLocalConfig, readSetup, setUp } from '@deepam/local';
import { type Reporter, startSystem } from '@deepam/local-servers';
import { jestStage, type JestStageOptions } from './jest-stage.js';
import type { StageResult } from './stage.js';

export interface BrowserStageOptions extends Pick<JestStageOptions, 'files'> {
  readonly root: string;
  /** A folder to throw away. */
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly chromium: string;
  /** What draws pages where nothing else is needed. */
  readonly headlessShell: string;
  readonly reporter: Reporter;
}

/** Specs in which the head works and hears of everybody's doings: two at a time would disturb each other. */
const atTheDesk = '/browser/(head-|flow|live-news)';

/** The product driven in a browser: two specs at a time, and beside them those of the head's desk on a product of their own. */
export async function browserStage(options: BrowserStageOptions): Promise<StageResult> {
  const { dataDir, files = [] } = options;
  if (files.length > 0) return runGroup(options, ['--runInBand']);
  return together(
    await Promise.all([
      runGroup(options, ['--maxWorkers=2', '--testPathIgnorePatterns', atTheDesk]),
      runGroup({ ...options, dataDir: `${dataDir}-desk`, files: [atTheDesk] }, ['--runInBand'], false),
    ]),
  );
}

/** Specs on the whole product on ports of its own; those of the desk make all people and requests themselves. */
async function runGroup(options: BrowserStageOptions, args: readonly string[], withDemo = true): Promise<StageResult> {
  const { root, dataDir, env, chromium, headlessShell, reporter, files } = options;
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
    const headPassword = randomBytes(9).toString('base64url');
    const config = readLocalConfig({ HEAD_PASSWORD: headPassword });
    const headOutput = await setUp(system, { root, dataDir, config, env, withDemo, reporter });
    const setup = await readSetup(join(dataDir, 'setup.json'));
    if (!setup || (withDemo && !setup.isDemoComplete))
      throw new Error(headOutput.join(' ') || 'The demo network could not be made.');
    const browserEnv = {
      ...env,
      BASE_URL: system.url.replace('127.0.0.1', 'localhost'),
      CHROMIUM: chromium,
      HEADLESS_SHELL: headlessShell,
      HEAD_MOBILE: setup.headMobile,
      HEAD_PASSWORD: headPassword,
      IDENTITY_MONGO_URL: system.environments.services.identity.MONGO_URL,
    };
    return await jestStage('browser', { cwd: root, env: browserEnv, args, files });
  } finally {
    await system.stop();
  }
}

const together = (groups: readonly StageResult[]): StageResult => ({
  name: 'browser',
  ms: Math.max(...groups.map(({ ms }) => ms)),
  passed: groups.reduce((sum, { passed }) => sum + passed, 0),
  failed: groups.reduce((sum, { failed }) => sum + failed, 0),
  note: groups.find(({ note }) => note !== undefined)?.note,
});

/** Servers of our own; a broker that the environment names is shared under another prefix, as there may be no other. */
function ownEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...env,
    MONGO_URL: undefined,
    S3_ENDPOINT: undefined,
    ...(env.AMQP_URL ? { AMQP_PREFIX: `deepam-test-${randomInt(1_000_000)}` } : {}),
    LOG_LEVEL: 'warn',
  };
}
