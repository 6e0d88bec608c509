import { CountLoop, Database, Metrics } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { promiseDayMarkModel } from '../persistence/promise-day.schema.js';
import { PromiseDayCounter } from './promise-day-counter.js';

/** What ends within a moment is counted together; looks between are for marks that another process left. */
const pace = { gather: 500, pause: 1_000 };

/** Keeps the days of waits counted. */
@Injectable()
export class PromiseCountLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop: CountLoop;

  constructor(
    counter: PromiseDayCounter,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    const loop = new CountLoop(PromiseCountLoop.name, () => counter.countMarked(), pace);
    this.loop = loop;
    metrics.gauge('promise_count_age_seconds', 'Seconds since no day of waits had to be counted', () => loop.age);
  }

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(promiseDayMarkModel, () => this.loop.soon());
    this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }
}
