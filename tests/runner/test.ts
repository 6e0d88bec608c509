import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processEnvironment } from '@deepam/local';
import {
  bundlePrograms,
  endEverything,
  endOnSignals,
  endPrograms,
  screenReporter,
  serverVersions,
  startTestInfrastructure,
} from '@deepam/local-servers';
import { browserStage } from './browser-stage.js';
import { chosenStages, type StageName } from './chosen-stages.js';
import { chromium, findTool, headlessShell, kubectl, nginx, type DebianTool } from './debian-tool.js';
import { jestStage, leaveOut } from './jest-stage.js';
import type { StageResult } from './stage.js';
import { Stages } from './stages.js';
import { format, lint, types } from './static-checks.js';
import { summary } from './summary.js';

export interface TestArguments {
  readonly root: string;
  readonly before: readonly StageResult[];
  readonly startedAt: number;
  /** Names of stages, all but `proof` when there is none; what follows `--` chooses files, as jest does. */
  readonly args: readonly string[];
}

const onServers: ReadonlySet<StageName> = new Set(['int', 'proof', 'browser']);

/** Parts of the paths of int specs that the proofs have at full length. */
const alsoProof = ['tests/replicas\\.int', 'sequences\\.int'];

const toolsOf: Readonly<Partial<Record<StageName, readonly DebianTool[]>>> = {
  int: [nginx, kubectl],
  proof: [nginx],
  browser: [headlessShell, chromium],
};

/** Everything that a change must pass, or the stages named. @returns the exit code; 2 when the arguments are not understood */
export async function test({ root, before, startedAt, args }: TestArguments): Promise<number> {
  const asked = chosenStages(args);
  if (typeof asked === 'string') {
    process.stderr.write(`${asked}\n`);
    return 2;
  }
  const { stages: chosen, files } = asked;
  const env = processEnvironment();
  const reporter = screenReporter(process.stdout, env, startedAt);
  const dataDir = await mkdtemp(join(tmpdir(), 'deepam-test-'));
  endOnSignals({ end: () => cleanUp(dataDir), kill: () => endEverything(0) }, env, 130);
  const stages = new Stages(before, reporter);
  const options = { cwd: root, env, files };
  const run = (name: StageName, work: () => Promise<StageResult>) =>
    chosen.includes(name) ? stages.run(name, work) : Promise.resolve();
  // Installed where they are missing, while the processor is busy with other things; an absence fails the stage that needs it.
  const tools = chosen.flatMap((name) => toolsOf[name] ?? []).map((tool) => findTool(tool, env, reporter.info));
  const installed = Promise.allSettled(tools);
  // Each has one core. Specs on servers begin when all of them have ended: their waits are measured in seconds.
  const linted = run('lint', () => lint(options)).then(() => run('format', () => format(options)));
  // Ready when they are needed; a stage that cannot have them fails with the reason.
  const servers = chosen.some((name) => onServers.has(name))
    ? startTestInfrastructure({ dataDir: join(dataDir, 'servers'), env, log: reporter.info })
    : undefined;
  servers?.catch(() => undefined);
  // Once, before several specs start the product at the same time.
  const bundled = servers && bundlePrograms(root);
  bundled?.catch(() => undefined);
  // Proofs and the files that somebody named are looked at closely: there a failure is one at once.
  const secondRun = files.length === 0 && env.PROOFS !== 'full';
  const environment = async () => {
    await bundled;
    return { ...env, ...(await servers)?.environment };
  };
  const runOnServers = (name: 'int' | 'proof', ...args: string[]) =>
    run(name, async () => jestStage(name, { ...options, env: await environment(), args, secondRun }));
  const unit = run('unit', () => jestStage('unit', options)).then(() =>
    run('component', () => jestStage('component', options)),
  );
  await Promise.all([run('types', () => types(options)), linted, unit, installed]);
  const inProof = chosen.includes('proof') && files.length === 0 ? alsoProof : [];
  await runOnServers('int', '--maxWorkers=3', ...leaveOut(inProof));
  await runOnServers('proof', '--runInBand');
  await run('browser', async () => {
    const [shell, whole] = tools.slice(-2) as [Promise<string>, Promise<string>];
    const programs = { chromium: await whole, headlessShell: await shell.catch(() => whole) };
    const browserDir = join(dataDir, 'browser');
    return browserStage({
      ...options,
      env: await environment(),
      ...programs,
      root,
      dataDir: browserDir,
      reporter,
      secondRun,
    });
  });
  const started = await servers?.catch(() => undefined);
  const versions = await (started && serverVersions(started.environment))?.catch((error: Error) => error.message);
  await started?.stop();
  await cleanUp(dataDir);
  process.stdout.write(
    `${summary(stages.results, { testedOn: versions && `${versions}, Node ${process.versions.node}` })}\n`,
  );
  return stages.haveFailed ? 1 : 0;
}

async function cleanUp(dataDir: string): Promise<void> {
  endPrograms();
  await endEverything(5_000);
  await rm(dataDir, { recursive: true, force: true });
}
