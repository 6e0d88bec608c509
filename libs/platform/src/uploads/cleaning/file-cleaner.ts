import { stat } from 'node:fs/promises';
import { errorCatalogue, maxImagePixels } from '@deepam/contracts';
import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '../../errors/domain-error.js';
import { ProcessDied } from '../../processes/limited-process.js';
import { type PoolLimits, ProcessPool } from '../../processes/process-pool.js';
import type { UploadedFile } from '../uploaded-file.js';
import { FileQueue, type QueueLimits, type Sender } from '../file-queue.js';
import type { CleaningJob, CleaningResult } from './cleaning-job.js';

/** The limit is two, because two processes together with the service fit the memory of a container. */
const queueLimits: QueueLimits = {
  places: 2,
  // The gateway has 64 places for uploads and lists.
  unapproved: { places: 1, waiting: 16 },
  waiting: 40,
  patience: 10_000,
};
/**
 * The worst accepted picture takes 2 s of a quiet machine; with the wait it ends before the gateway gives up (30 s).
 */
const inProcess: PoolLimits = { time: 18_000, processorTime: 6_000, memory: 256 * 1_048_576, longestLife: 200 };
const program = {
  file: new URL(import.meta.url.endsWith('.ts') ? './cleaner-main.ts' : './cleaner-main.js', import.meta.url),
  args: [],
  heap: 128,
};

export class FileCleaner implements OnModuleDestroy {
  private readonly logger = new Logger(FileCleaner.name);
  private readonly queue = new FileQueue(queueLimits);
  private readonly processes: ProcessPool;

  constructor(limits = inProcess) {
    this.processes = new ProcessPool(limits, program);
  }

  prepare(contentType: string): void {
    if (this.queue.isIdle) this.processes.prepare([contentType]);
  }

  /**
   * The result is the harmless picture or document of `file`, at `target`. `name` is its field.
   * @throws DomainError FILE.UNREADABLE, FILE.TOO_SLOW, FILE.TOO_MANY_PIXELS, FILE.PDF_PROTECTED, FILE.PDF_ACTIVE,
   * FILE.QUEUED, SERVER.UNAVAILABLE
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
    const { perceptualHash, contentSha256: sha256 = file.sha256 } = result;
    return { ...file, path: target, size: (await stat(target)).size, sha256, perceptualHash };
  }

  onModuleDestroy(): void {
    this.processes.end();
  }

  private async run(job: CleaningJob): Promise<CleaningResult> {
    try {
      return await this.processes.run<CleaningResult>(job, [job.contentType]);
    } catch (error) {
      return this.died(error);
    }
  }

  /**
   * A file that kills its process is not retried; a process that never started, or waited for a busy machine, is no
   * evidence against the file.
   */
  private died(error: unknown): CleaningResult {
    if (!(error instanceof ProcessDied)) throw error;
    this.logger.warn(`A file could not be checked: ${error.message}`);
    if (error.how !== 'in work') throw new DomainError('SERVER.UNAVAILABLE', { cause: error });
    return { refusal: error.isSlow ? 'FILE.TOO_SLOW' : 'FILE.UNREADABLE', reason: error.message };
  }
}
