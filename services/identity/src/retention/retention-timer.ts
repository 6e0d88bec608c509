import { BackgroundLoop } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AccountEraser } from './account-eraser.js';

const LOOK_MS = 3_600_000;

@Injectable()
export class RetentionTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionTimer.name);
  private readonly loop = new BackgroundLoop(RetentionTimer.name, () => this.erase(), LOOK_MS);

  constructor(private readonly eraser: AccountEraser) {}

  onApplicationBootstrap(): void {
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async erase(): Promise<void> {
    const erased = await this.eraser.eraseDue();
    if (erased > 0) this.logger.log(`${erased} deleted accounts were erased: their retention is over`);
  }
}
