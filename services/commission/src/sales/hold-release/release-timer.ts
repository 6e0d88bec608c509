import { BackgroundLoop } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { COMMISSION_CONFIG, type CommissionConfig } from '../../config.js';
import { HoldReleaser } from './hold-releaser.js';

/** The timer also runs without hold days, for credits that are held under an older setting. */
@Injectable()
export class ReleaseTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ReleaseTimer.name);
  private readonly loop: BackgroundLoop;

  constructor(
    private readonly releaser: HoldReleaser,
    @Inject(COMMISSION_CONFIG) { HOLD_RELEASE_SECONDS }: Pick<CommissionConfig, 'HOLD_RELEASE_SECONDS'>,
  ) {
    this.loop = new BackgroundLoop(ReleaseTimer.name, () => this.release(), HOLD_RELEASE_SECONDS * 1_000);
  }

  onApplicationBootstrap(): void {
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async release(): Promise<void> {
    const released = await this.releaser.releaseDue();
    if (released > 0) this.logger.log(`${released} credits are available from now on`);
  }
}
