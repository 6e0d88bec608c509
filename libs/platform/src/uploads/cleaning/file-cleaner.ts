import { stat } from 'node:fs/promises';
import { errorCatalogue, maxImagePixels } from '@deepam/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ConcurrencyLimiter } from '../../concurrency/concurrency-limiter.js';
import { DomainError } from '../../errors/domain-error.js';
import type { UploadedFile } from '../uploaded-file.js';
import { CleanerProcess } from './cleaner-process.js';
import { CleanerDied } from './cleaner-died.js';
import type { CleaningJob, CleaningResult } from './cleaning-job.js';

/** Two at most: together with the service they stay within what a container has. */
const atOnce = { places: 2, queue: 20, patience: 8_000 };
/** The worst picture that passes takes 2 s of a quiet machine; with the wait it ends before a gateway gives up (30 s). */
const limits = { time: 20_000, memory: 256 * 1_048_576 };
/** Milliseconds without work after which no process is kept. */
const idleTime = 30_000;
/** Files after which a process is replaced: what a decoder leaks does not add up. */
const longestLife = 200;

/** Makes uploaded files harmless, in processes that may be killed (ADR 22). */
@Injectable()
export class FileCleaner implements OnModuleDestroy {
  private readonly logger = new Logger(FileCleaner.name);
  private readonly limiter = new ConcurrencyLimiter(atOnce);
  private readonly free: CleanerProcess[] = [];
  private idle: NodeJS.Timeout | undefined;

  /** A file of that type is on its way: the process that it needs starts meanwhile, unless there is one. */
  prepare(contentType: string): void {
    if (this.limiter.isEmpty) this.putBack(this.living() ?? new CleanerProcess(limits, contentType));
  }

  /**
   * The picture or document of `file`, harmless, at `target`. `name` is the field that it came in.
   * @throws DomainError FILE.UNREADABLE, FILE.TOO_MANY_PIXELS, FILE.PDF_PROTECTED, FILE.PDF_ACTIVE, SERVER.UNAVAILABLE
   */
  async clean(file: UploadedFile, name: string, target: string): Promise<UploadedFile> {
    const { path, contentType } = file;
    const result = await this.limiter.run(
      () => this.run({ path, contentType, target, maxPixels: maxImagePixels }),
      tooBusy,
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
    const process = this.living() ?? new CleanerProcess(limits, job.contentType);
    try {
      return await process.clean(job);
    } catch (error) {
      // As by whoever ends a whole group of processes: the service still has its last files.
      if (!isLast && error instanceof CleanerDied && error.how === 'while it started') return this.run(job, true);
      return this.died(error);
    } finally {
      this.putBack(process);
    }
  }

  /** What a process dies of is not tried again; a process that never came up says nothing about the file. */
  private died(error: unknown): CleaningResult {
    if (!(error instanceof CleanerDied)) throw error;
    this.logger.warn(`A file could not be checked: ${error.message}`);
    if (error.how !== 'in work') throw new DomainError('SERVER.UNAVAILABLE', { cause: error });
    return { refusal: 'FILE.UNREADABLE', reason: error.message };
  }

  private living(): CleanerProcess | undefined {
    while (this.free.length > 0) {
      const process = this.free.pop();
      if (process?.isAlive) return process;
    }
    return undefined;
  }

  private putBack(process: CleanerProcess): void {
    if (process.isAlive && process.files < longestLife) this.free.push(process);
    else process.end();
    // Also when this one died: another may be free.
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.onModuleDestroy(), idleTime).unref();
  }
}

const tooBusy = () =>
  new DomainError('SERVER.UNAVAILABLE', { message: 'Too many files are being sent at this moment. Please try again.' });
