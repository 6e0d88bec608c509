import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../process-reaper.cjs', import.meta.url));
let reaper: ChildProcess | undefined;

function running(): ChildProcess {
  if (!reaper || reaper.exitCode !== null) {
    reaper = spawn(process.execPath, [script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    reaper.unref();
    (reaper.stdin as unknown as { unref?(): void } | null)?.unref?.();
    reaper.stdin?.on('error', () => {});
  }
  return reaper;
}

const send = (line: string): void => void running().stdin?.write(`${line}\n`);

/** The reaper watches a process group and ends it if this process dies without doing so itself. */
export const watch = (pid: number): void => send(`+${pid}`);
export const unwatch = (pid: number): void => send(`-${pid}`);
/** The reaper of this process is named in the run file; it outlives a killed parent by moments. */
export const reaperPid = (): number | undefined => reaper?.pid;
/**
 * The reaper starts before the first process that it has to watch.
 * @returns its process id, or null when it cannot be started
 */
export const startReaper = (): number | null => running().pid ?? null;
