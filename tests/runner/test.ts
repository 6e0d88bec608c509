import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processEnvironment } from '@deepam/local';
import { endEverything, endOnSignals, endPrograms, screenReporter } from '@deepam/local-servers';
import { browserStage } from './browser-stage.js';
import { chromium, findTool, kubectl, nginx } from './debian-tool.js';
import { integrationStage } from './integration-stage.js';
import { jestStage } from './jest-stage.js';
import type { StageResult } from './stage.js';
import { Stages } from './stages.js';
import { staticChecks } from './static-checks.js';
import { summary } from './summary.js';

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
