import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { presence } from '../background/presence.js';
import { isDeaf } from './is-deaf.js';
import type { Lifeline } from './lifeline.js';

/** Looks in a row that must find the own client deaf: one that slept, or stood still, has lost only one. */
const leastLooks = 3;

/**
 * Notices a client that does not find its running server again. An outage of the server is a matter of readiness,
 * because a restart would not help.
 */
@Injectable()
export class Watchdog implements OnModuleDestroy {
  private readonly lifelines: Lifeline[] = [];
  private stopped = false;
  private stuckPart: string | null = null;

  get stuck(): string | null {
    return this.stuckPart;
  }

  register(lifeline: Lifeline): void {
    this.lifelines.push(lifeline);
  }

  /**
   * Watches what is registered, until the application ends.
   * @param limitMs for how long a part may answer others and not the own client
   * @param onStuck is called once for each such part
   */
  watch(limitMs: number, onStuck: (part: string) => void): void {
    for (const lifeline of this.lifelines) void this.keepWatch(lifeline, limitMs, onStuck);
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  private async keepWatch(lifeline: Lifeline, limitMs: number, onStuck: (part: string) => void): Promise<void> {
    const patienceMs = limitMs / 6;
    let looks = 0;
    let since = 0;
    let workedThen: number | undefined;
    while (!this.stopped) {
      const lookedAt = performance.now();
      const worked = lifeline.worked?.();
      if (await isDeaf(lifeline, patienceMs)) {
        if (worked !== workedThen) looks = 0;
        if (looks === 0) [since, workedThen] = [lookedAt, worked];
        looks += 1;
        if (looks >= leastLooks && performance.now() - since >= limitMs && !this.stopped) {
          this.stuckPart = lifeline.name;
          return onStuck(lifeline.name);
        }
      } else {
        looks = 0;
      }
      const pause = looks > 0 ? limitMs / 15 : presence.isSomebodyThere ? limitMs / 5 : limitMs;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }
}
