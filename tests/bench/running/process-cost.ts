import { readdir, readFile } from 'node:fs/promises';

export const tick = 0.01;

interface Row {
  readonly parent: number;
  readonly seconds: number;
}

export class ProcessTimes {
  private constructor(private readonly rows: ReadonlyMap<number, Row>) {}

  static async now(): Promise<ProcessTimes> {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    const rows = await Promise.all(pids.map(async (pid) => [pid, await rowOf(pid)] as const));
    return new ProcessTimes(new Map(rows.filter((entry): entry is [number, Row] => entry[1] !== null)));
  }

  of(pid: number): number {
    const row = this.rows.get(pid);
    if (row === undefined) throw new Error(`Process ${pid} has ended.`);
    const children = [...this.rows].filter(([, { parent }]) => parent === pid).map(([child]) => child);
    return children.reduce((sum, child) => sum + this.of(child), row.seconds);
  }
}

async function rowOf(pid: number): Promise<Row | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // Its name, which may have any characters, ends with the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), seconds: ticks * tick };
}

export interface Memory {
  readonly resident: number;
  /** In MiB, with a process's share of shared pages. */
  readonly proportional: number;
}

export async function memoryOf(pid: number): Promise<Memory> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1_024;
  return { resident: mebibytes('Rss'), proportional: mebibytes('Pss') };
}
