import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../keeper.cjs', import.meta.url));
let keeper: ChildProcess | undefined;

function tell(line: string): void {
  if (!keeper || keeper.exitCode !== null) {
    keeper = spawn(process.execPath, [script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    keeper.unref();
    (keeper.stdin as unknown as { unref?(): void } | null)?.unref?.();
    keeper.stdin?.on('error', () => {});
  }
  keeper.stdin?.write(`${line}\n`);
}

/** Puts a process group under the keeper, which ends it should this process die without doing so itself. */
export const keep = (pid: number): void => tell(`+${pid}`);
export const release = (pid: number): void => tell(`-${pid}`);
/** The keeper of this process, for the run file; it outlives a killed parent by moments. */
export const keeperPid = (): number | undefined => keeper?.pid;
