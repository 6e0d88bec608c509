import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { waitAtMost } from '../background/wait-at-most.js';

/** The process cannot work without this part: database, broker, store. */
export interface LivenessCheck {
  readonly name: string;
  own(): Promise<unknown>;
  isFresh(): Promise<unknown>;
  /** The number grows while the own client makes progress, however long its queue is. */
  worked?(): number;
}

/**
 * The own client must fail this number of checks in a row: a process that slept, or was paused, has failed only one.
 */
const leastLooks = 3;

/**
 * The watchdog notices a client that does not find its running server again. An outage of the server is a matter of
 * readiness, because a restart would not help.
 */
@Injectable()
export class Watchdog implements OnModuleDestroy {
  private readonly checks: LivenessCheck[] = [];
  private stopped = false;
  private stuckPart: string | null = null;

  get stuck(): string | null {
    return this.stuckPart;
  }

  register(check: LivenessCheck): void {
    this.checks.push(check);
  }

  /**
   * Watches the registered parts, until the application ends.
   * @param limitMs for how long a part may answer others and not the own client
   * @param onStuck is called once for each such part
   */
  watch(limitMs: number, onStuck: (part: string) => void): void {
    for (const check of this.checks) void this.keepWatch(check, limitMs, onStuck);
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  private async keepWatch(check: LivenessCheck, limitMs: number, onStuck: (part: string) => void): Promise<void> {
    const patienceMs = limitMs / 6;
    let looks = 0;
    let since = 0;
    let workedThen: number | undefined;
    while (!this.stopped) {
      const lookedAt = performance.now();
      const worked = check.worked?.();
      if (await isUnresponsive(check, patienceMs)) {
        if (worked !== workedThen) looks = 0;
        if (looks === 0) [since, workedThen] = [lookedAt, worked];
        looks += 1;
        if (looks >= leastLooks && performance.now() - since >= limitMs && !this.stopped) {
          this.stuckPart = check.name;
          return onStuck(check.name);
        }
      } else {
        looks = 0;
      }
      const pause = looks > 0 ? limitMs / 15 : limitMs / 3;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }
}

async function isUnresponsive(check: LivenessCheck, patienceMs: number): Promise<boolean> {
  const workedBefore = check.worked?.();
  if (await answers(() => check.own(), patienceMs)) return false;
  if (check.worked?.() !== workedBefore) return false;
  return answers(() => check.isFresh(), patienceMs);
}

async function answers(roundTrip: () => Promise<unknown>, patienceMs: number): Promise<boolean> {
  const answered = Promise.resolve()
    .then(roundTrip)
    .then(
      () => true,
      () => false,
    );
  return waitAtMost(patienceMs, answered, false);
}
