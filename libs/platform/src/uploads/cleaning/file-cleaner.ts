import { stat } from 'node:fs/promises';
import { errorCatalogue, maxImagePixels } from '@deepam/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '../../errors/domain-error.js';
import { LimitedProcess } from '../../processes/limited-process.js';
import { ProcessDied } from '../../processes/process-died.js';
import type { UploadedFile } from '../uploaded-file.js';
import { FileQueue, type QueueLimits, type Sender } from '../file-queue.js';
import type { CleaningJob, CleaningResult } from './cleaning-job.js';

/** Two at most: together with the service they stay within what a container has. */
const queueLimits: QueueLimits = {
  places: 2,
  // The way through the gateway has 64 places for files in and lists out.
  unapproved: { places: 1, waiting: 16 },
  waiting: 40,
  patience: 10_000,
};
/** The worst picture that passes takes 2 s of a quiet machine; with the wait it ends before a gateway gives up (30 s). */
const limits = { time: 18_000, processorTime: 6_000, memory: 256 * 1_048_576 };
/** Milliseconds without work after which no process is kept. */
const idleTime = 30_000;
/** Files after which a process is replaced: what a decoder leaks does not add up. */
const longestLife = 200;

const program = new URL(import.meta.url.endsWith('.ts') ? './cleaner-main.ts' : './cleaner-main.js', import.meta.url);
/** @param contentType of its first file */
const startCleaner = (contentType: string) =>
  new LimitedProcess(limits, { file: program, args: [contentType], heap: 128 });

/** Makes uploaded files harmless, in processes that may be killed (ADR 22). */
@Injectable()
export class FileCleaner implements OnModuleDestroy {
  private readonly logger = new Logger(FileCleaner.name);
  private readonly queue = new FileQueue(queueLimits);
  private readonly free: LimitedProcess[] = [];
  private idle: NodeJS.Timeout | undefined;

  /** A file of that type is on its way: the process that it needs starts meanwhile, unless there is one. */
  prepare(contentType: string): void {
    if (this.queue.isIdle) this.putBack(this.living() ?? startCleaner(contentType));
  }

  /**
   * The picture or document of `file`, harmless, at `target`. `name` is the field that it came in.
   * @throws DomainError FILE.UNREADABLE, FILE.TOO_SLOW, FILE.TOO_MANY_PIXELS, FILE.PDF_PROTECTED, FILE.PDF_ACTIVE, FILE.QUEUED,
   * SERVER.UNAVAILABLE
   */
  async clean(file: UploadedFile, name: string, target: string, sender: Sender): Promise<UploadedFile> {
    const { path, contentType } = file;
    const result = await this.queue.run(sender, () =>
      this.run({ path, contentType, target, maxPixels: maxImagePixels }),
    );
    if ('refusal' in result) {
      const details = { [name]: errorCatalogue[result.refusal].message };
      throw new DomainError(result.refusal, { cause: new Error(result.reason), details });
    }
    return { ...file, path: target, size: (await stat(target)).size, perceptualHash: result.perceptualHash };
  }

  onModuleDestroy(): void {
    clearTimeout(this.idle);
    for (const process of this.free.splice(0)) process.end();
  }

  private async run(job: CleaningJob, isLast = false): Promise<CleaningResult> {
    clearTimeout(this.idle);
    const process = (isLast ? undefined : this.living()) ?? startCleaner(job.contentType);
    try {
      return await process.run<CleaningResult>(job);
    } catch (error) {
      // A terminal ends the whole group of processes: the service still has its last files.
      const isEndedEarly = error instanceof ProcessDied && error.how === 'while it started';
      // The files before may have left too little memory: a process of its own tells whose fault it is.
      const isOfOthers = error instanceof ProcessDied && error.how === 'in work' && !error.isSlow && process.jobs > 1;
      if (!isLast && (isEndedEarly || isOfOthers)) return await this.run(job, true);
      return this.died(error);
    } finally {
      this.putBack(process);
    }
  }

  /** What a process dies of is not tried again; a process that never came up says nothing about the file. */
  private died(error: unknown): CleaningResult {
    if (!(error instanceof ProcessDied)) throw error;
    this.logger.warn(`A file could not be checked: ${error.message}`);
    if (error.how !== 'in work') throw new DomainError('SERVER.UNAVAILABLE', { cause: error });
    return { refusal: error.isSlow ? 'FILE.TOO_SLOW' : 'FILE.UNREADABLE', reason: error.message };
  }

  private living(): LimitedProcess | undefined {
    while (this.free.length > 0) {
      const process = this.free.pop();
      if (process?.isAlive) return process;
    }
    return undefined;
  }

  private putBack(process: LimitedProcess): void {
    if (process.isAlive && process.jobs < longestLife) this.free.push(process);
    else process.end();
    // Also when this one died: another may be free.
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.onModuleDestroy(), idleTime).unref();
  }
}
