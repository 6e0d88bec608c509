import { readFile, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

interface JestReport {
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly TestReport[];
  }[];
}

interface TestReport {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

export interface FileResult {
  readonly path: string;
  readonly passed: number;
  readonly failed: number;
  readonly failure: string | undefined;
}

const longest = 400;

/** Reads what jest wrote and removes it. @returns null when there is no report */
export async function takeReport(file: string): Promise<FileResult[] | null> {
  try {
    const { testResults } = JSON.parse(await readFile(file, 'utf8')) as JestReport;
    return testResults.map(({ name, status, message, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length;
      const failed = assertionResults.length - passed;
      const all = status === 'failed' ? Math.max(failed, 1) : failed;
      return {
        path: name,
        passed,
        failed: all,
        failure: all > 0 ? oneLine(whyOf(assertionResults) ?? message) : undefined,
      };
    });
  } catch {
    return null;
  } finally {
    await rm(file, { force: true });
  }
}

function whyOf(tests: readonly TestReport[]): string | undefined {
  const first = tests.find((test) => test.status === 'failed') ?? tests.find((test) => test.status !== 'passed');
  return first && `${first.fullName}: ${first.failureMessages[0] ?? first.status}`;
}

function oneLine(text: string): string {
  const [said = ''] = stripVTControlCharacters(text).split(/\n\s+at /, 1);
  const line = said.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
