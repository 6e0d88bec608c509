import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { COMMISSION_CONFIG, type CommissionConfig } from '../../config.js';
import { ReleaseHolds } from './release-holds.js';

/** Runs the release again and again while the service is up; also without hold days, for credits held under an older setting. */
@Injectable()
export class ReleaseTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ReleaseTimer.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly releaseHolds: ReleaseHolds,
    @Inject(COMMISSION_CONFIG) private readonly config: Pick<CommissionConfig, 'HOLD_RELEASE_SECONDS'>,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, this.config.HOLD_RELEASE_SECONDS * 1000);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    try {
      const released = await this.releaseHolds.releaseDue();
      if (released > 0) this.logger.log(`${released} credits can be asked for from now on`);
    } catch (fault) {
      // The next round takes up what this one left.
      this.logger.warn(`Held credits could not be released: ${String(fault)}`);
    }
    if (!this.stopped) this.schedule();
  }
}
