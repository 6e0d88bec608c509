import { BackgroundLoop, Database, Metrics } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { dayMarkModel } from '../../ledger/persistence/day-mark.schema.js';
import { DayCounter } from './day-counter.js';
import { DayMarker } from './day-marker.js';

/** Sales of a second are counted together; looks between are for marks that another process left. */
const pace = { gather: 1_000, pause: 1_000 };
/** A busy day is counted for a tenth of the time at most. */
const restPerCount = 9;
const betweenMarks = 3_600_000;

/** Keeps the days of the business counted. */
@Injectable()
export class DayCountLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly counting = new BackgroundLoop(DayCountLoop.name, () => this.count(), pace);
  private readonly marking = new BackgroundLoop('DayMarker', () => this.mark(), betweenMarks);
  private countedAt = performance.now();
  private restsUntil = 0;

  constructor(
    private readonly counter: DayCounter,
    private readonly marker: DayMarker,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    metrics.gauge('business_count_age_seconds', 'Seconds since no day waited to be counted', () => this.age);
  }

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(dayMarkModel, () => this.counting.soon());
    this.counting.soon();
    this.marking.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.counting.stop(), this.marking.stop()]);
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

  private async mark(): Promise<false> {
    await this.marker.markOld();
    await this.marker.markLatest();
    this.counting.soon();
    return false;
  }

  private get age(): number {
    return (performance.now() - this.countedAt) / 1_000;
  }
}
