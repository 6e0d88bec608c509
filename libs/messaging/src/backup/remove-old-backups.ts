import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Output } from '../dead-letters/output.js';
import { finishedBackups } from './manifest.js';

export const keysFile = (folder: string, name: string): string => join(folder, `${name}.keys.json`);

interface Kept {
  readonly to: string;
  readonly keysTo: string;
  readonly keep: number;
  readonly made: string;
}

export async function removeOldBackups({ to, keysTo, keep, made }: Kept, output: Output): Promise<void> {
  const all = await finishedBackups(to);
  // The name of the new backup is excluded: a clock that was once ahead must not make each new backup the oldest.
  for (const name of all.filter((one) => one > made))
    output.err(`${name} is called after a later time, and is left alone.`);
  for (const name of all.filter((one) => one <= made).slice(0, -keep)) {
    await rm(join(to, name), { recursive: true, force: true });
    await rm(keysFile(keysTo, name), { force: true });
    output.out(`Removed ${join(to, name)}`);
  }
}
