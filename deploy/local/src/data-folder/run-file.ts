import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Run {
  readonly pid: number;
  /** The reaper ends leftover processes after a kill; it exits moments later. */
  readonly reaperPid: number | null;
  readonly url: string;
}

const fileIn = (dataDir: string): string => join(dataDir, 'run.json');

export async function writeRun(dataDir: string, run: Run): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Whole or not at all: another start may read it at any moment.
  await writeFile(`${fileIn(dataDir)}.new`, `${JSON.stringify(run)}\n`);
  await rename(`${fileIn(dataDir)}.new`, fileIn(dataDir));
}

export const removeRun = (dataDir: string): Promise<void> => rm(fileIn(dataDir), { force: true });

/** The run that is under way in this folder, also one that was killed and whose processes are still ending. */
export async function currentRun(dataDir: string): Promise<Run | null> {
  const run = await readFile(fileIn(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as Run,
    () => null,
  );
  if (run === null) return null;
  return isOurs(run.pid) || (run.reaperPid !== null && isOurs(run.reaperPid)) ? run : null;
}

export const isRunning = (run: Run): boolean => isOurs(run.pid);

const ourPrograms = /deploy[/\\]local|start\.mjs|process-reaper/;

/** Alive, and not another program that was given the number since. */
export function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return ourPrograms.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}
