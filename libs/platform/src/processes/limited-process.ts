import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CleaningJob, CleaningResult } from './cleaning-job.js';
import { CleanerDied } from './cleaner-died.js';
import { usageOf } from './usage-of.js';

export interface CleanerLimits {
  /** Milliseconds for one file. */
  readonly time: number;
  /** Milliseconds of processor time for one file: on a busy machine a file may take longer, but not work longer. */
  readonly processorTime: number;
  /** Bytes of memory of the whole process; the worst picture that passes takes 190 MB. */
  readonly memory: number;
}

/** Milliseconds between two looks at memory and processor time. */
const watchEvery = 25;
/** Milliseconds for a process to come up on a busy machine. */
const startTime = 15_000;
/** MB of JavaScript: pictures and the bytes of a PDF are not in it. */
const heap = 128;

/** In tests the sources run as they are; Node needs the same hooks for them as the tests' other programs. */
const program = fileURLToPath(import.meta.url).endsWith('.ts')
  ? {
      file: './cleaner-main.ts',
      execArgv: ['--import', new URL('../../../../testing/typescript/register.mjs', import.meta.url).href],
    }
  : { file: './cleaner-main.js', execArgv: [] };

/** One process that cleans one file after another, until a file is too much for it. */
export class CleanerProcess {
  /** How many it was given. */
  files = 0;
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private printed = '';
  private ended: string | undefined;
  private isReady = false;
  private isGivenUp = false;
  private isSlow = false;

  /** @param contentType of its first file */
  constructor(
    private readonly limits: CleanerLimits,
    contentType: string,
  ) {
    this.child = fork(fileURLToPath(new URL(program.file, import.meta.url)), [contentType], {
      // None of the service's secrets.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${heap}`, ...program.execArgv],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (chunk: Buffer) => (this.printed = (this.printed + chunk.toString()).slice(-2_000)));
    this.child.on('error', (error) => this.markEnded(error.message));
    this.child.on('exit', (code, signal) => this.markEnded(`it ended with ${signal ?? code}`));
    // A service that stops does not wait for it.
    this.child.unref();
    this.child.channel?.unref();
    (this.child.stderr as Socket | null)?.unref();
    this.ready = this.answer(startTime).then(() => void (this.isReady = true));
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.ended === undefined;
  }

  /** @throws CleanerDied when the process does not outlive the file */
  async clean(job: CleaningJob): Promise<CleaningResult> {
    await this.ready;
    const { processorTime } = usageOf(this.child.pid);
    const watch = setInterval(() => this.endIfTooMuch(processorTime), watchEvery);
    try {
      const answer = this.answer(this.limits.time);
      this.files += 1;
      if (this.child.connected) this.child.send(job);
      return (await answer) as CleaningResult;
    } finally {
      clearInterval(watch);
    }
  }

  end(): void {
    if (this.child.connected) this.child.disconnect();
  }

  private answer(time: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.killSlow(`it took more than ${time} ms`), time);
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
        reject(new CleanerDied([this.ended, this.printed.trim()].filter(Boolean).join(': '), this.how, this.isSlow));
      };
      this.child.on('message', answered).on('close', died).on('error', died);
      if (!this.isAlive) died();
    });
  }

  /** @param earlier milliseconds of processor time that the process took for the files before */
  private endIfTooMuch(earlier: number): void {
    const { memory, processorTime } = usageOf(this.child.pid);
    if (memory > this.limits.memory) this.kill(`it took ${Math.round(memory / 1_048_576)} MB`);
    if (processorTime - earlier > this.limits.processorTime)
      this.killSlow(`it took more than ${this.limits.processorTime} ms of processor time`);
  }

  private killSlow(reason: string): void {
    this.isSlow = true;
    this.kill(reason);
  }

  private get how(): CleanerDied['how'] {
    if (this.isReady) return 'in work';
    return this.isGivenUp ? 'too slow to start' : 'while it started';
  }

  private kill(reason: string): void {
    this.isGivenUp = true;
    this.markEnded(reason);
    this.child.kill('SIGKILL');
  }

  /** The first reason is the cause. */
  private markEnded(reason: string): void {
    this.ended ??= reason;
  }
}
