import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedSuffix } from './manifest.js';

/** A file that a backup writes anew as long as it runs. */
const signOfLife = 'running';
/** Milliseconds between two of them. */
const beat = 60_000;
/** Milliseconds without one after which it is over, by the clock of the disk. */
const longestSilence = 6 * 3_600_000;

/** Says in the folder that its backup runs. @returns ends that and leaves nothing of it */
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

/** Removes what interrupted backups have left; one that shows life, perhaps of another machine, stays. */
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

/** Milliseconds since 1970, as the disk has it. Backups of earlier versions show no other life than their folder. */
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
