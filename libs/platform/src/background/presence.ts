import { chance } from '../chance.js';
import { waitAtMost } from './wait-at-most.js';

/** Milliseconds after a call for which its caller is taken to be there still. */
const stay = 60_000;
/** Milliseconds between two looks while nobody is there; at most twice as many, so that replicas do not look at the same moments. */
const idlePause = 30_000;
/** Milliseconds that the first call after a while waits for what is looked at anew. */
const patience = 1_000;

/**
 * Whether anybody uses this process: calls of people, open streams, events. What is looked at every few seconds is looked at only
 * meanwhile, and at once when somebody is back.
 */
export class Presence {
  private lastAt = performance.now();
  private readonly looks = new Set<() => unknown>();
  private looking: Promise<unknown> | undefined;
  private leastPause = idlePause;

  get isSomebodyThere(): boolean {
    return performance.now() - this.lastAt < stay;
  }

  /** Milliseconds between two looks: `pause`, and longer while nobody is there. */
  pauseFor(pause: number): number {
    return this.isSomebodyThere ? pause : Math.max(pause, this.leastPause * (1 + chance.fraction()));
  }

  /** Calls `look` whenever somebody is back. Returns a function that unsubscribes. */
  whenBack(look: () => unknown): () => void {
    this.looks.add(look);
    return () => this.looks.delete(look);
  }

  /**
   * Somebody is there.
   * @returns resolves when everything was looked at, or after a second; undefined where somebody was there before
   */
  note(): Promise<unknown> | undefined {
    const wasThere = this.isSomebodyThere;
    this.lastAt = performance.now();
    if (!wasThere) {
      this.looking = this.lookAgain().finally(() => (this.looking = undefined));
    }
    return this.looking;
  }

  /** For tests: as if nobody had called for long, and looks came that often meanwhile. */
  leave(leastPause = idlePause): void {
    this.lastAt = Number.NEGATIVE_INFINITY;
    this.leastPause = leastPause;
  }

  private async lookAgain(): Promise<unknown> {
    return waitAtMost(patience, Promise.allSettled([...this.looks].map(async (look) => look())), undefined);
  }
}

/** Of this process. */
export const presence = new Presence();
