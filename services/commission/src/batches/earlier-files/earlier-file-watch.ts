import { BackgroundLoop, Clock } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BatchesRepository } from '../persistence/batches.repository.js';
import { EarlierFiles, type Attempt } from './earlier-files.js';

const hour = 3_600_000;
/** A statement of a payment is taken in by then, in milliseconds. */
const watchedMs = 90 * 24 * hour;

/**
 * Looks again and again at what was set free, and at what two files had: a statement that is taken in when the payout was paid already shows a
 * payment that was made twice, and nobody would ask for it any more. What was found and not told yet is looked at however old it is.
 */
@Injectable()
export class EarlierFileWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(EarlierFileWatch.name);
  private readonly loop = new BackgroundLoop(EarlierFileWatch.name, () => this.look(), hour);

  constructor(
    private readonly batches: BatchesRepository,
    private readonly earlierFiles: EarlierFiles,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.later();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** @returns false: all of it is looked at again in an hour, and no sooner */
  async look(): Promise<false> {
    const since = new Date(this.clock.now().getTime() - watchedMs);
    const untold = await this.batches.untold();
    await this.earlierFiles.look([...new Set([...untold, ...(await this.batches.inDoubtSince(since))])], this.orLog);
    return false;
  }

  /** One that fails does not keep the others from being looked at. */
  private readonly orLog: Attempt = async (work, what) => {
    try {
      await work();
    } catch (error) {
      this.logger.error(`Not looked at until the next hour: ${what}`, error instanceof Error ? error.stack : error);
    }
  };
}
