import { CountLoop, Database, Metrics } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { dayMarkModel } from '../../ledger/persistence/day-mark.schema.js';
import { DayCounter } from './day-counter.js';

const pace = { gather: 1_000, pause: 5_000 };

@Injectable()
export class DayCountLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly counting: CountLoop;

  constructor(
    counter: DayCounter,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    const counting = new CountLoop(DayCountLoop.name, () => counter.countMarked(), pace);
    this.counting = counting;
    metrics.gauge('business_count_age_seconds', 'Seconds since no day waited to be counted', () => counting.age);
  }

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(dayMarkModel, () => this.counting.runSoon());
    this.counting.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.counting.stop();
  }
}
