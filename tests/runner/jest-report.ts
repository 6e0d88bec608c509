import { readFile, rm } from 'node:fs/promises';

/** What jest writes with --json, as far as it is of interest here. */
interface JestReport {
  /** Files that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** What a spec file came to. A skipped test and a file that cannot be loaded count as failed. */
export interface FileResult {
  readonly path: string;
  readonly passed: number;
  readonly failed: number;
}

/** Reads what jest wrote and removes it. @returns null when there is no report */
export async function takeReport(file: string): Promise<FileResult[] | null> {
  try {
    const { testResults } = JSON.parse(await readFile(file, 'utf8')) as JestReport;
    return testResults.map(({ name, status, assertionResults }) => {
      const passed = assertionResults.filter((test) => test.status === 'passed').length;
      const failed = assertionResults.length - passed;
      return { path: name, passed, failed: status === 'failed' ? Math.max(failed, 1) : failed };
    });
  } catch {
    return null;
  } finally {
    await rm(file, { force: true });
  }
}
