import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CleaningJob, CleaningResult } from './cleaning-job.js';
import { CleanerDied } from './cleaner-died.js';
import { memoryOf } from './memory-of.js';

export interface CleanerLimits {
  /** Milliseconds for one file. */
  readonly time: number;
  /** Bytes of memory of the whole process; the worst picture that passes takes 190 MB. */
  readonly memory: number;
}

/** Milliseconds between two looks at the memory. */
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
    const watch = setInterval(() => this.endIfTooLarge(), watchEvery);
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
      const timer = setTimeout(() => this.kill(`it took more than ${time} ms`), time);
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
        reject(new CleanerDied([this.ended, this.printed.trim()].filter(Boolean).join(': '), this.how));
      };
      this.child.on('message', answered).on('close', died).on('error', died);
      if (!this.isAlive) died();
    });
  }

  private endIfTooLarge(): void {
    const bytes = memoryOf(this.child.pid);
    if (bytes > this.limits.memory) this.kill(`it took ${Math.round(bytes / 1_048_576)} MB`);
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
