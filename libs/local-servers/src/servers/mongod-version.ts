import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function versionOf(program: string): Promise<string | null> {
  const printed = await run(program, ['--version'], { timeout: 10_000 }).catch(() => null);
  return /db version v(\d+\.\d+\.\d+)/.exec(printed?.stdout ?? '')?.[1] ?? null;
}

export const seriesOf = (version: string): string => version.split('.').slice(0, 2).join('.');
