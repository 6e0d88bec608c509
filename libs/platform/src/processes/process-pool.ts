import { LimitedProcess, type LimitedProgram, type ProcessLimits, ProcessDied } from './limited-process.js';

export interface PoolLimits extends ProcessLimits {
  /** A process is replaced after this number of jobs, because decoders may leak memory. */
  readonly longestLife: number;
}

/** No process is kept after this number of milliseconds without work. */
const idleTime = 30_000;

/**
 * The processes of one program open untrusted files, each one job after another. A dying process loses only its own
 * job. The caller limits the number of concurrent jobs.
 */
export class ProcessPool {
  private readonly free: LimitedProcess[] = [];
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: PoolLimits,
    private readonly program: LimitedProgram,
  ) {}

  prepare(args: readonly string[] = []): void {
    this.putBack(this.living() ?? this.start(args));
  }

  async run<Result>(job: object, args: readonly string[] = [], isLast = false): Promise<Result> {
    clearTimeout(this.idle);
    const process = (isLast ? undefined : this.living()) ?? this.start(args);
    try {
      return await process.run<Result>(job);
    } catch (error) {
      // A terminal ends the whole group of processes: the service still has its last files.
      const isEndedEarly = error instanceof ProcessDied && error.how === 'while it started';
      // Earlier jobs may have left too little memory: a new process decides whether the file is at fault.
      const isOfOthers = error instanceof ProcessDied && error.how === 'in work' && !error.isSlow && process.jobs > 1;
      if (!isLast && (isEndedEarly || isOfOthers)) return await this.run<Result>(job, args, true);
      throw error;
    } finally {
      this.putBack(process);
    }
  }

  end(): void {
    clearTimeout(this.idle);
    for (const process of this.free.splice(0)) process.end();
  }

  private start(args: readonly string[]): LimitedProcess {
    return new LimitedProcess(this.limits, { ...this.program, args });
  }

  private living(): LimitedProcess | undefined {
    while (this.free.length > 0) {
      const process = this.free.pop();
      if (process?.isAlive) return process;
    }
    return undefined;
  }

  private putBack(process: LimitedProcess): void {
    if (process.isAlive && process.jobs < this.limits.longestLife) this.free.push(process);
    else process.end();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.end(), idleTime).unref();
  }
}
