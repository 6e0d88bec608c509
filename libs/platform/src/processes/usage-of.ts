import { readFileSync } from 'node:fs';

/** Milliseconds of a tick in which Linux counts processor time, on every architecture. */
const tick = 10;

/** The memory of a process in bytes and its processor time in milliseconds; 0 where the system does not report it (only Linux does). */
export function usageOf(pid: number | undefined): { readonly memory: number; readonly processorTime: number } {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // The name of the program, in brackets, may hold blanks; utime and stime are the 12th and 13th field after it
    // (proc(5)).
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return { memory: Number(kilobytes ?? 0) * 1024, processorTime: ((user ?? 0) + (system ?? 0)) * tick };
  } catch {
    return { memory: 0, processorTime: 0 };
  }
}
