import { BackgroundLoop, type NextRun } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DigestedAccounts } from './digested-accounts.js';

/** Processes that do not know a new key of the digests have ended after this many milliseconds. */
const AGAIN = 10 * 60_000;

@Injectable()
export class DigestNumbers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DigestNumbers.name);
  private readonly loop = new BackgroundLoop(DigestNumbers.name, () => this.run(), AGAIN);

  constructor(private readonly accounts: DigestedAccounts) {}

  onApplicationBootstrap(): void {
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async run(): Promise<NextRun> {
    const { written, unread } = await this.accounts.addMissing();
    if (unread.length > 0)
      this.logger.warn(`${unread.length} numbers cannot be decrypted, and are compared with none.`);
    if (written === 0) return 'over';
    this.logger.log(`Made the digests of ${written} numbers.`);
    return false;
  }
}
