import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { demoLoginsFile, readLocalConfig, readSetup, setUp } from '@deepam/local';
import { mongoClient, quickHashes, type Reporter, serviceNames, startSystem } from '@deepam/local-servers';
import { jestStage, leaveOut, type JestStageOptions } from './jest-stage.js';
import type { StageResult } from './stage.js';

export interface BrowserStageOptions extends Pick<JestStageOptions, 'files' | 'secondRun'> {
  readonly root: string;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly chromium: string;
  readonly headlessShell: string;
  readonly reporter: Reporter;
}

/** Specs in which the head works and hears of everybody's doings: two at a time would disturb each other. */
const atTheDesk = 'browser/(desk-|head-|flow|live-news)';

/**
 * Long specs that run in the proofs and not in `npm test`: visits of each screen in each state and language, which alone
 * need the demo network, and long histories of which component and integration specs try each step.
 */
export const onlyInProofs = [
  'every-screen',
  'names',
  'print',
  'reading-order',
  'languages',
  'public-pages',
  'switched-accounts',
  'live-news',
  'network-tree',
  'docs-site',
].map((name) => `browser/${name}.browser`);

/** The product driven in a browser: two specs at a time, and beside them those of the head's desk on a product of their own. */
export async function browserStage(options: BrowserStageOptions): Promise<StageResult> {
  const { dataDir, files = [], secondRun: isShort } = options;
  const left = isShort ? onlyInProofs : [];
  if (files.length > 0) return runGroup(options, ['--runInBand'], true);
  return together(
    await Promise.all([
      runGroup(options, ['--maxWorkers=2', ...leaveOut([atTheDesk, ...left])], !isShort),
      runGroup(
        { ...options, dataDir: `${dataDir}-desk`, files: [`/${atTheDesk}`] },
        ['--runInBand', ...leaveOut(left)],
        false,
      ),
    ]),
  );
}

async function runGroup(
  options: BrowserStageOptions,
  args: readonly string[],
  withDemo: boolean,
): Promise<StageResult> {
  const { root, dataDir, chromium, headlessShell, reporter, files, secondRun } = options;
  const prefix = `deepam-test-${randomInt(1_000_000)}`;
  const env = ownEnvironment(options, prefix);
  const system = await startSystem({
    root,
    dataDir,
    port: 0,
    env,
    reporter,
    demoLogins: demoLoginsFile(dataDir),
  });
  try {
    const headPassword = randomBytes(9).toString('base64url');
    const config = readLocalConfig({ HEAD_PASSWORD: headPassword });
    const headOutput = await setUp(system, { root, dataDir, config, env, withDemo, reporter });
    const setup = await readSetup(join(dataDir, 'setup.json'));
    if (!setup || (withDemo && !setup.isDemoComplete))
      throw new Error(headOutput.join(' ') || 'The demo network could not be made.');
    const browserEnv = {
      ...options.env,
      BASE_URL: system.url.replace('127.0.0.1', 'localhost'),
      CHROMIUM: chromium,
      HEADLESS_SHELL: headlessShell,
      HEAD_MOBILE: setup.headMobile,
      HEAD_PASSWORD: headPassword,
      MONGO_DB_PREFIX: prefix,
    };
    return await jestStage('browser', { cwd: root, env: browserEnv, args, files, secondRun });
  } finally {
    await system.stop();
    await removeCollections(options.env.MONGO_URL ?? '', prefix);
  }
}

const together = (groups: readonly StageResult[]): StageResult => ({
  name: 'browser',
  ms: Math.max(...groups.map(({ ms }) => ms)),
  passed: groups.reduce((sum, { passed }) => sum + passed, 0),
  failed: groups.reduce((sum, { failed }) => sum + failed, 0),
  broken: groups.flatMap(({ broken = [] }) => broken),
  unsteady: groups.flatMap(({ unsteady = [] }) => unsteady),
  note: groups.find(({ note }) => note !== undefined)?.note,
});

/** Databases and queues of its own. The servers may be embedded ones; to others the shim makes no difference. */
const ownEnvironment = ({ root, env }: BrowserStageOptions, prefix: string): NodeJS.ProcessEnv => ({
  ...env,
  NODE_OPTIONS: `--require ${join(root, 'libs/testing/embedded-mongo-wire.cjs')}`,
  MONGO_DB_PREFIX: prefix,
  AMQP_PREFIX: prefix,
  LOG_LEVEL: 'warn',
  ...quickHashes,
});

/** Not dropDatabase(), which waits for every open transaction of the server, and all others wait for it. */
async function removeCollections(mongoUrl: string, prefix: string): Promise<void> {
  const client = await mongoClient(mongoUrl);
  for (const name of serviceNames) {
    for (const collection of await client.db(`${prefix}_${name}`).collections()) await collection.drop();
  }
  await client.close();
}
