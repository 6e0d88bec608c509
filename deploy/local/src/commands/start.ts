import { isAbsolute, join } from 'node:path';
import { processEnvironment, readLocalConfig } from '../config.js';
import { readyText } from '../console/ready-text.js';
import {
  endEverything,
  endOnSignals,
  OperatorError,
  reaperPid,
  screenReporter,
  startSystem,
  type System,
} from '@deepam/local-servers';
import { demoLoginsFile, setUp } from '../demo/first-run.js';
import { readSetup } from '../data-folder/setup-file.js';
import { claimDataDir } from '../data-folder/claim-data-dir.js';
import { writeEnvironments } from '../data-folder/environments-file.js';
import { removeRun, writeRun } from '../data-folder/run-file.js';
import { startDevelopment } from './develop.js';

/**
 * `startedAt` is the start of the bootstrap, in milliseconds of Date.now(). `closeStartingPage` frees the public port,
 * which shows the starting page; null without that page.
 */
export interface StartArguments {
  readonly root: string;
  readonly args: readonly string[];
  readonly startedAt: number;
  readonly closeStartingPage: (() => Promise<void>) | null;
}

const usage = `npm start [-- --empty]

  --empty   without the demo network
  --dev     compile and restart at every change (npm run dev)
`;

/** The whole product on this machine, until Ctrl-C or SIGTERM. @returns the exit code when it could not start */
export async function start({ root, args, startedAt, closeStartingPage }: StartArguments): Promise<number> {
  const unknown = args.find((arg) => !['--empty', '--dev'].includes(arg));
  if (unknown !== undefined) {
    process.stderr.write(`There is no option ${unknown}.\n\n${usage}`);
    return 2;
  }
  const env = processEnvironment();
  const reporter = screenReporter(process.stdout, env, startedAt);
  let system: System | undefined;
  let dataDir: string | undefined;
  const end = async () => {
    process.stdout.write('\nStopping …\n');
    const began = Date.now();
    await Promise.race([system?.stop(), new Promise((resolve) => setTimeout(resolve, 7_000))]);
    await endEverything(2_000);
    if (dataDir !== undefined) await removeRun(dataDir);
    process.stdout.write(`Stopped after ${((Date.now() - began) / 1_000).toFixed(1)} s; all data is kept.\n`);
  };
  const isEnding = endOnSignals({ end, kill: () => endEverything(0) }, env, 0);
  try {
    const config = readLocalConfig(env);
    const folder = isAbsolute(config.DATA_DIR) ? config.DATA_DIR : join(root, config.DATA_DIR);
    const url = `http://localhost:${config.PORT}`;
    await claimDataDir(folder, url, reporter);
    dataDir = folder;
    const setup = await readSetup(join(dataDir, 'setup.json'));
    const withDemo = setup ? setup.headPassword !== null : !args.includes('--empty');
    const options = {
      root,
      dataDir,
      env,
      reporter,
      port: config.PORT,
      ...(closeStartingPage && { releasePort: closeStartingPage }),
      ...(withDemo && { demoLogins: demoLoginsFile(dataDir) }),
    };
    system = await (args.includes('--dev') ? startDevelopment(options) : startSystem(options));
    await writeRun(dataDir, { pid: process.pid, reaperPid: reaperPid() ?? null, url });
    await writeEnvironments(dataDir, system.environments);
    const headOutput = await setUp(system, { root, dataDir, config, env, withDemo, reporter });
    if (isEnding()) {
      // A generated password is shown only once, even after Ctrl-C.
      process.stdout.write(headOutput.map((line) => `${line}\n`).join(''));
      return await forever();
    }
    process.stdout.write(await readyText({ url, dataDir, headOutput, withDemo, ms: Date.now() - startedAt }));
    return await forever();
  } catch (error) {
    if (isEnding()) return forever();
    await endEverything(5_000);
    if (dataDir !== undefined) await removeRun(dataDir);
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return 1;
  }
}

const forever = (): Promise<number> => new Promise(() => {});
