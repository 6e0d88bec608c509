import { chance } from '../chance.js';
import { waitAtMost } from './wait-at-most.js';

/** Milliseconds after a call for which its caller is taken to be there still. */
const stay = 60_000;
/** Milliseconds between two looks without users; at most twice as many, so that replicas do not look in step. */
const idlePause = 30_000;
/** Milliseconds that the first call after a pause waits for a new look. */
const patience = 1_000;

/**
 * Whether users are active in this process: calls of people, open streams, events. Regular polling runs fast only
 * while users are active, and immediately when one returns.
 */
export class ActivityMonitor {
  private lastAt = performance.now();
  private readonly looks = new Set<() => unknown>();
  private looking: Promise<unknown> | undefined;
  private leastPause = idlePause;

  get isActive(): boolean {
    return performance.now() - this.lastAt < stay;
  }

  pauseFor(pause: number): number {
    return this.isActive ? pause : Math.max(pause, this.leastPause * (1 + chance.fraction()));
  }

  onReturn(look: () => unknown): () => void {
    this.looks.add(look);
    return () => this.looks.delete(look);
  }

  /**
   * Records activity of a user.
   * @returns resolves after all looks, or after a second; undefined if users were active before
   */
  recordActivity(): Promise<unknown> | undefined {
    const wasThere = this.isActive;
    this.lastAt = performance.now();
    if (!wasThere) {
      this.looking = this.lookAgain().finally(() => (this.looking = undefined));
    }
    return this.looking;
  }

  /** Lets tests simulate a long absence of users, with this pause between looks. */
  simulateIdle(leastPause = idlePause): void {
    this.lastAt = Number.NEGATIVE_INFINITY;
    this.leastPause = leastPause;
  }

  private async lookAgain(): Promise<unknown> {
    return waitAtMost(patience, Promise.allSettled([...this.looks].map(async (look) => look())), undefined);
  }
}

export const activityMonitor = new ActivityMonitor();
