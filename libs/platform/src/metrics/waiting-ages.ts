import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Metrics } from './metrics.js';

@Injectable()
export class WaitingAges {
  private readonly oldest = new Map<string, () => Promise<Date | null | undefined>>();

  constructor(
    metrics: Metrics,
    private readonly clock: Clock,
  ) {
    const help = 'Seconds for which the oldest of what waits for the head has been waiting';
    metrics.gauges('oldest_waiting_seconds', help, 'what', () =>
      Promise.all([...this.oldest].map(async ([what, read]) => [what, this.ageOf(await read())] as const)),
    );
  }

  register(what: string, oldest: () => Promise<Date | null | undefined>): void {
    this.oldest.set(what, oldest);
  }

  private ageOf(since: Date | null | undefined): number {
    return since ? Math.max(0, this.clock.now().getTime() - since.getTime()) / 1_000 : 0;
  }
}
