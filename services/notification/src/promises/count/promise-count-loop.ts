import { BackgroundLoop, Metrics } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PromiseDayCounter } from './promise-day-counter.js';

/** Milliseconds between two looks for marks. */
const pause = 1_000;
/** A busy day is counted for a tenth of the time at most. */
const restPerCount = 9;

/** Keeps the days of waits counted. */
@Injectable()
export class PromiseCountLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(PromiseCountLoop.name, () => this.count(), pause);
  private countedAt = performance.now();

  constructor(
    private readonly counter: PromiseDayCounter,
    metrics: Metrics,
  ) {
    metrics.gauge('promise_count_age_seconds', 'Seconds since no day of waits had to be counted', () => this.age);
  }

  onApplicationBootstrap(): void {
    this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async count(): Promise<number> {
    const began = performance.now();
    const isMore = await this.counter.countMarked();
    if (isMore) return 0;
    this.countedAt = performance.now();
    return Math.max(pause, (performance.now() - began) * restPerCount);
  }

  private get age(): number {
    return (performance.now() - this.countedAt) / 1_000;
  }
}
