import type { FileResult } from './jest-report.js';

/** What one part of `npm test` came to. */
export interface StageResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
  /** Why it could not run as it should, in one sentence. */
  readonly note?: string;
  /** Spec files that failed. */
  readonly broken?: readonly FailedFile[];
  /** Those that failed beside others and passed by themselves. */
  readonly unsteady?: readonly FailedFile[];
}

export type FailedFile = Pick<FileResult, 'path' | 'failure'>;

/** Runs `work` and counts it as one check; a throw counts as failed and is kept as the note. */
export async function check(name: string, work: () => Promise<boolean>): Promise<StageResult> {
  const startedAt = Date.now();
  try {
    const isGood = await work();
    return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, ms: Date.now() - startedAt };
  } catch (error) {
    return { name, passed: 0, failed: 1, ms: Date.now() - startedAt, note: (error as Error).message };
  }
}
