import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processEnvironment } from '../config.js';
import { screenReporter } from '../console/reporter.js';
import { endEverything } from '../processes/child.js';
import { browserStage } from '../testing/browser-stage.js';
import { chromium, findTool, kubectl, nginx } from '../testing/debian-tool.js';
import { integrationStage } from '../testing/integration-stage.js';
import { jestStage } from '../testing/jest-stage.js';
import type { StageResult } from '../testing/stage.js';
import { Stages } from '../testing/stages.js';
import { staticChecks } from '../testing/static-checks.js';
import { endPrograms } from '../testing/run-program.js';
import { summary } from '../testing/summary.js';
import { endOnSignals } from './end-on-signals.js';

export interface TestArguments {
  readonly root: string;
  /** What the bootstrap has done already: the build. */
  readonly before: readonly StageResult[];
  readonly startedAt: number;
}

/** Everything that a change must pass. @returns the exit code */
export async function test({ root, before, startedAt }: TestArguments): Promise<number> {
  const env = processEnvironment();
  const reporter = screenReporter(process.stdout, env, startedAt);
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-test-'));
  endOnSignals({ end: () => cleanUp(dataDir), kill: () => endEverything(0) }, env, 130);
  const stages = new Stages(before, reporter);
  const options = { cwd: root, env };
  // Installed where they are missing, while the processor is busy with other things; an absence is the fault of who needs it.
  const [browser, ...others] = [chromium, nginx, kubectl].map((tool) => findTool(tool, env, reporter.note));
  const tools = Promise.allSettled([browser, ...others]);
  await Promise.all([staticChecks(stages, options), stages.run('unit', () => jestStage('unit', options))]);
  await tools;
  await stages.run('int', () => integrationStage({ ...options, dataDir: join(dataDir, 'int'), log: reporter.note }));
  await stages.run('browser', async () =>
    browserStage({ root, dataDir: join(dataDir, 'browser'), env, chromium: await browser!, reporter }),
  );
  await cleanUp(dataDir);
  process.stdout.write(`${summary(stages.results)}\n`);
  return stages.haveFailed ? 1 : 0;
}

async function cleanUp(dataDir: string): Promise<void> {
  endPrograms();
  await endEverything(5_000);
  await rm(dataDir, { recursive: true, force: true });
}
