import { BackgroundLoop, Database, Metrics } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { promiseDayMarkModel } from '../persistence/promise-day.schema.js';
import { PromiseDayCounter } from './promise-day-counter.js';

/** What ends within a moment is counted together; looks between are for marks that another process left. */
const pace = { gather: 500, pause: 1_000 };
/** A busy day is counted for a tenth of the time at most. */
const restPerCount = 9;

/** Keeps the days of waits counted. */
@Injectable()
export class PromiseCountLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(PromiseCountLoop.name, () => this.count(), pace);
  private countedAt = performance.now();
  private restsUntil = 0;

  constructor(
    private readonly counter: PromiseDayCounter,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    metrics.gauge('promise_count_age_seconds', 'Seconds since no day of waits had to be counted', () => this.age);
  }

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(promiseDayMarkModel, () => this.loop.soon());
    this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async count(): Promise<boolean | number> {
    const began = performance.now();
    if (began < this.restsUntil) return this.restsUntil - began;
    const isMore = await this.counter.countMarked();
    const ended = performance.now();
    if (isMore) return true;
    this.countedAt = ended;
    this.restsUntil = ended + (ended - began) * restPerCount;
    return false;
  }

  private get age(): number {
    return (performance.now() - this.countedAt) / 1_000;
  }
}
