import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedSuffix } from './manifest.js';

const signOfLife = 'running';
const beat = 60_000;
/** Milliseconds without a rewrite after which the backup counts as interrupted, by the clock of the disk. */
const longestSilence = 6 * 3_600_000;

/** Marks the folder of a running backup. @returns a function that removes the mark */
export async function showLife(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, signOfLife);
  const show = () => writeFile(file, '');
  await show();
  let showing = Promise.resolve();
  const timer = setInterval(() => {
    showing = show().catch(() => undefined);
  }, beat).unref();
  return async () => {
    clearInterval(timer);
    await showing;
    await rm(file, { force: true });
  };
}

/** Removes interrupted backups; a backup that is still running, perhaps on another machine, stays. */
export async function removeInterrupted(to: string, own: string, tell: (text: string) => void): Promise<void> {
  const now = await lastLife(own);
  for (const name of await readdir(to)) {
    const folder = join(to, name);
    if (!name.endsWith(unfinishedSuffix) || folder === own || now - (await lastLife(folder)) < longestSilence) continue;
    await rm(folder, { recursive: true, force: true }).then(
      () => tell(`Removed ${folder}: its backup was interrupted.`),
      (error: Error) => tell(`${folder} of an interrupted backup could not be removed: ${error.message}`),
    );
  }
}

/** Milliseconds since 1970, by the clock of the disk. The time of the folder counts before its first sign of life. */
async function lastLife(folder: string): Promise<number> {
  const times = await Promise.all(
    [folder, join(folder, signOfLife)].map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
