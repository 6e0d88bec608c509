import { CountLoop, Database, Metrics } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { serviceLevelDayMarkModel } from '../persistence/service-level-day.schema.js';
import { ServiceLevelDayCounter } from './service-level-day-counter.js';

const pace = { gather: 500, pause: 5_000 };

@Injectable()
export class ServiceLevelCountLoop implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop: CountLoop;

  constructor(
    counter: ServiceLevelDayCounter,
    private readonly database: Database,
    metrics: Metrics,
  ) {
    const loop = new CountLoop(ServiceLevelCountLoop.name, () => counter.countMarked(), pace);
    this.loop = loop;
    metrics.gauge('promise_count_age_seconds', 'Seconds since no day of waits had to be counted', () => loop.age);
  }

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(serviceLevelDayMarkModel, () => this.loop.runSoon());
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }
}
