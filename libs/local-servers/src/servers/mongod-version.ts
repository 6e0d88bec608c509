import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Such as `8.2.6`; null when the program cannot be run or does not say. */
export async function versionOf(program: string): Promise<string | null> {
  const printed = await run(program, ['--version'], { timeout: 10_000 }).catch(() => null);
  return /db version v(\d+\.\d+\.\d+)/.exec(printed?.stdout ?? '')?.[1] ?? null;
}

/** Servers of one series, such as `8.2`, read each other's data. */
export const seriesOf = (version: string): string => version.split('.').slice(0, 2).join('.');
