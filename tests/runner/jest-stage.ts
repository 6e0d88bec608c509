import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNodeGroup, type ProgramOptions } from '@deepam/local-servers';
import { takeReport, type FileResult } from './jest-report.js';
import type { StageResult } from './stage.js';

export interface JestStageOptions extends ProgramOptions {
  readonly args?: readonly string[];
  readonly files?: readonly string[];
  /**
   * Files that failed run once more, one after the other: on a busy machine a test can wait too long for its turn. One that passes then counts
   * as passed and is named in `unsteady`. See ADR 32.
   */
  readonly secondRun?: boolean;
}

/** More than this broke something: a second run would only take time. */
const mostRunAgain = 10;

/** Runs a project of the jest setup and counts its tests. A skipped test and a file that cannot be loaded count as failed. */
export async function jestStage(project: string, options: JestStageOptions): Promise<StageResult> {
  const startedAt = Date.now();
  const first = await runJest(project, options);
  const broken = (first.results ?? []).filter(hasFailed);
  if (!options.secondRun || broken.length === 0 || broken.length > mostRunAgain) {
    return { ...judged(project, first, options), ms: Date.now() - startedAt };
  }
  const files = broken.map(({ path }) => path);
  process.stdout.write(`\nOnce more, one after the other: ${files.join(', ')}\n`);
  const others = (options.args ?? []).filter((arg) => !arg.startsWith('--maxWorkers') && arg !== '--runInBand');
  const second = await runJest(project, { ...options, args: [...others, '--runInBand'], files });
  const results = [...first.results!.filter((file) => !hasFailed(file)), ...(second.results ?? [])];
  const passes = (path: string) => second.results?.some((file) => file.path === path && !hasFailed(file)) ?? false;
  const unsteady = broken.filter(({ path }) => passes(path));
  return { ...judged(project, { ...second, results }, options), unsteady, ms: Date.now() - startedAt };
}

export function leaveOut(paths: readonly string[]): string[] {
  return paths.length === 0 ? [] : ['--testPathIgnorePatterns', `/(${paths.join('|')})`];
}

const hasFailed = ({ failed }: FileResult): boolean => failed > 0;

interface JestRun {
  readonly code: number;
  readonly results: readonly FileResult[] | null;
}

async function runJest(project: string, { args = [], files = [], ...options }: JestStageOptions): Promise<JestRun> {
  const reportFile = join(tmpdir(), `deepam-${project}-${randomUUID()}.json`);
  const code = await runNodeGroup(
    [
      join(options.cwd, 'node_modules/jest/bin/jest.js'),
      ...[
        '--selectProjects',
        project,
        '--json',
        '--outputFile',
        reportFile,
        // Then no match is reported as such, and judged below.
        '--passWithNoTests',
        ...args,
        ...(files.length > 0 ? ['--', ...files] : []),
      ],
    ],
    options,
  );
  return { code, results: await takeReport(reportFile) };
}

function judged(name: string, { code, results }: JestRun, { files = [] }: JestStageOptions): StageResult {
  const counts = { name, ms: 0, passed: 0 };
  if (!results) return { ...counts, failed: 1, note: `jest ended with exit code ${code} and no report` };
  if (results.length === 0) return { ...counts, failed: 1, note: `no spec matches ${files.join(' ')}` };
  const passed = results.reduce((sum, file) => sum + file.passed, 0);
  const failed = results.reduce((sum, file) => sum + file.failed, 0);
  if (failed === 0 && code !== 0) return { ...counts, passed, failed: 1, note: `jest ended with exit code ${code}` };
  return { ...counts, passed, failed, broken: results.filter(hasFailed) };
}
