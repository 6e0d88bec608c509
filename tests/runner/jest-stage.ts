import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNodeGroup, type ProgramOptions } from '@deepam/local-servers';
import type { StageResult } from './stage.js';

/** What jest writes with --json, as far as it is of interest here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number;
}

export interface JestStageOptions extends ProgramOptions {
  readonly args?: readonly string[];
  /** Parts of the paths of test files; all of them when there is none. */
  readonly files?: readonly string[];
}

/** Runs a project of the jest setup and counts its tests. A skipped test and a file that cannot be loaded count as failed. */
export async function jestStage(
  project: string,
  { args = [], files = [], ...options }: JestStageOptions,
): Promise<StageResult> {
  const startedAt = Date.now();
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
  const report = await readReport(reportFile);
  await rm(reportFile, { force: true });
  const result = { name: project, ms: Date.now() - startedAt };
  if (!report) return { ...result, passed: 0, failed: 1, note: `jest ended with exit code ${code} and no report` };
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const failed = numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites;
  if (passed + failed === 0) return { ...result, passed, failed: 1, note: `no spec matches ${files.join(' ')}` };
  if (failed === 0 && code !== 0) return { ...result, passed, failed: 1, note: `jest ended with exit code ${code}` };
  return { ...result, passed, failed };
}

async function readReport(file: string): Promise<JestReport | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as JestReport;
  } catch {
    return null;
  }
}
