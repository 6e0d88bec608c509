import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';

export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';

  constructor(
    reason: string,
    /**
     * Only a process that died in work may have died of the file: `out of time` means a busy machine, because processor
     * time has a limit of its own; a process that ended before its first file ended with its group.
     */
    readonly how: 'in work' | 'out of time' | 'too slow to start' | 'while it started',
    /** The value is true if the file took more processor time than one file may take. */
    readonly isSlow = false,
  ) {
    super(reason);
  }
}

/** Linux counts processor time in ticks of this number of milliseconds, on every architecture. */
const tick = 10;

/**
 * The memory of a process is in bytes and its processor time in milliseconds; both are 0 if the system does not report
 * them (only Linux does).
 */
function usageOf(pid: number | undefined): { readonly memory: number; readonly processorTime: number } {
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

/** Times are in milliseconds for one job; `memory` is in bytes, of the whole process. */
export interface ProcessLimits {
  /** The time is far above the processor time of a job: a job that reaches this limit waited for a busy machine. */
  readonly time: number;
  readonly processorTime: number;
  readonly memory: number;
}

/** Memory and processor time are read at this interval in milliseconds. */
const watchEvery = 25;
/** A process may take this number of milliseconds to start on a busy machine. */
const startTime = 15_000;

export interface LimitedProgram {
  /**
   * The compiled file ends in `.js`. In tests the sources run unchanged, and Node needs the same hooks for them as the
   * tests' other programs.
   */
  readonly file: URL;
  readonly args: readonly string[];
  /** The JavaScript heap has this limit in MB, without the memory of libraries and file contents. */
  readonly heap: number;
}

const hooks = new URL('../../../testing/typescript/register.mjs', import.meta.url).href;
const hooksOf = ({ pathname }: URL) => (pathname.endsWith('.ts') ? ['--import', hooks] : []);

export class LimitedProcess {
  jobs = 0;
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private printed = '';
  private ended: string | undefined;
  private isReady = false;
  private limit: 'time' | 'processor time' | 'memory' | undefined;

  constructor(
    private readonly limits: ProcessLimits,
    { file, args, heap }: LimitedProgram,
  ) {
    this.child = fork(fileURLToPath(file), args, {
      // The environment has none of the service's secrets.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${heap}`, ...hooksOf(file)],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (chunk: Buffer) => (this.printed = (this.printed + chunk.toString()).slice(-2_000)));
    this.child.on('error', (error) => this.markEnded(error.message));
    this.child.on('exit', (code, signal) => this.markEnded(`it ended with ${signal ?? code}`));
    // A stopping service does not wait for the process.
    this.child.unref();
    this.child.channel?.unref();
    (this.child.stderr as Socket | null)?.unref();
    this.ready = this.answer(startTime).then(() => void (this.isReady = true));
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.ended === undefined;
  }

  async run<Result>(job: object): Promise<Result> {
    await this.ready;
    const { processorTime } = usageOf(this.child.pid);
    const watch = setInterval(() => this.endIfTooMuch(processorTime), watchEvery);
    try {
      const answer = this.answer(this.limits.time);
      this.jobs += 1;
      if (this.child.connected) this.child.send(job);
      return (await answer) as Result;
    } finally {
      clearInterval(watch);
    }
  }

  end(): void {
    if (this.child.connected) this.child.disconnect();
  }

  private answer(time: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.kill('time', `it took more than ${time} ms`), time);
      const stop = () => {
        clearTimeout(timer);
        this.child.off('message', answered).off('close', died).off('error', died);
      };
      const answered = (message: unknown) => {
        stop();
        resolve(message);
      };
      const died = () => {
        stop();
        const reason = [this.ended, this.printed.trim()].filter(Boolean).join(': ');
        reject(new ProcessDied(reason, this.how, this.limit === 'processor time'));
      };
      this.child.on('message', answered).on('close', died).on('error', died);
      if (!this.isAlive) died();
    });
  }

  /** @param earlier milliseconds of processor time that the process took for the jobs before */
  private endIfTooMuch(earlier: number): void {
    const { memory, processorTime } = usageOf(this.child.pid);
    if (memory > this.limits.memory) this.kill('memory', `it took ${Math.round(memory / 1_048_576)} MB`);
    if (processorTime - earlier > this.limits.processorTime)
      this.kill('processor time', `it took more than ${this.limits.processorTime} ms of processor time`);
  }

  private get how(): ProcessDied['how'] {
    if (this.isReady) return this.limit === 'time' ? 'out of time' : 'in work';
    return this.limit === undefined ? 'while it started' : 'too slow to start';
  }

  private kill(limit: 'time' | 'processor time' | 'memory', reason: string): void {
    if (!this.isAlive) return;
    this.limit = limit;
    this.markEnded(reason);
    this.child.kill('SIGKILL');
  }

  private markEnded(reason: string): void {
    this.ended ??= reason;
  }
}
