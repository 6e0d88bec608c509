import type { FileResult } from './jest-report.js';

export interface StageResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly ms: number;
  readonly note?: string;
  readonly broken?: readonly FailedFile[];
  readonly unsteady?: readonly FailedFile[];
}

export type FailedFile = Pick<FileResult, 'path' | 'failure'>;

export async function check(name: string, work: () => Promise<boolean>): Promise<StageResult> {
  const startedAt = Date.now();
  try {
    const isGood = await work();
    return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, ms: Date.now() - startedAt };
  } catch (error) {
    return { name, passed: 0, failed: 1, ms: Date.now() - startedAt, note: (error as Error).message };
  }
}
