import { readFile } from 'node:fs/promises';

/** How long a tick of the processor's clock is in /proc, in seconds. */
const tick = 0.01;

/** What a process has taken of the processors so far, in seconds. */
export async function processorSecondsOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, inSystem] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(inSystem)) * tick;
}

export interface Memory {
  /** Resident, in MiB: pages that processes share are counted for each. */
  readonly resident: number;
  /** In MiB, with a process's share of what several have. */
  readonly proportional: number;
}

export async function memoryOf(pid: number): Promise<Memory> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1_024;
  return { resident: mebibytes('Rss'), proportional: mebibytes('Pss') };
}
