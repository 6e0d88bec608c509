import { BackgroundLoop, Metrics } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DayCounter } from './day-counter.js';
import { DayMarker } from './day-marker.js';

/** Milliseconds between two looks for marks. */
const pause = 1_000;
/** A busy day is counted for a tenth of the time at most. */
const restPerCount = 9;
const betweenMarks = 3_600_000;

/** Keeps the days of the business counted. */
@Injectable()
export class DayCountLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly counting = new BackgroundLoop(DayCountLoop.name, () => this.count(), pause);
  private readonly marking = new BackgroundLoop('DayMarker', () => this.mark(), betweenMarks);
  private countedAt = performance.now();

  constructor(
    private readonly counter: DayCounter,
    private readonly marker: DayMarker,
    metrics: Metrics,
  ) {
    metrics.gauge('business_count_age_seconds', 'Seconds since no day waited to be counted', () => this.age);
  }

  onApplicationBootstrap(): void {
    this.counting.soon();
    this.marking.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.counting.stop(), this.marking.stop()]);
  }

  private async count(): Promise<number> {
    const began = performance.now();
    const isMore = await this.counter.countMarked();
    if (!isMore) this.countedAt = performance.now();
    const rest = (performance.now() - began) * restPerCount;
    return isMore ? 0 : Math.max(pause, rest);
  }

  private async mark(): Promise<false> {
    await this.marker.markOld();
    await this.marker.markLatest();
    return false;
  }

  private get age(): number {
    return (performance.now() - this.countedAt) / 1_000;
  }
}
