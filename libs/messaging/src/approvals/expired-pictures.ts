import { BackgroundLoop, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ApprovalRequests } from './approval-requests.js';

/** An expired request keeps its picture for at most this number of milliseconds. */
const pause = 3_600_000;

/** The loop ends expired requests with a picture, so that the picture is removed. */
@Injectable()
export class ExpiredPictures implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(ExpiredPictures.name, () => this.end(), pause);

  constructor(
    private readonly requests: ApprovalRequests,
    private readonly transactions: Transactions,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  endSoon(): void {
    this.loop.runSoon();
  }

  private async end(): Promise<boolean> {
    const expired = await this.requests.findExpiredWithPicture();
    for (const { _id } of expired) await this.transactions.run((session) => this.requests.expire(session, _id));
    return expired.length > 0;
  }
}
