import { Logger } from '@nestjs/common';
import { inBackground } from '../context/request-context.js';
import { presence } from './presence.js';

/** Whether there is more to do at once, the milliseconds after which it wants to run again, or that there will never be more. */
export type NextRun = boolean | number | 'over';

export interface Pace {
  /** Milliseconds between two runs when there is nothing more and somebody is there. */
  readonly pause: number;
  /** Milliseconds for which what wakes the loop is gathered, so that one run does it all; 0 by default. */
  readonly gather?: number;
  /** It keeps its pause also while nobody is there: no wake-up says that the time has come. */
  readonly isTimer?: boolean;
}

/**
 * Work in the background, one run at a time, until it is stopped: when it is woken, and in case nobody could wake it again and again,
 * seldom while nobody is there. An error is logged once, until the work succeeds or another one comes.
 */
export class BackgroundLoop {
  private readonly logger: Logger;
  private readonly pace: Pace;
  private timer: NodeJS.Timeout | undefined;
  /** When the next run begins; undefined where none is planned. */
  private dueAt: number | undefined;
  private running: Promise<void> | undefined;
  private askedFor = false;
  private stopped = false;
  private loggedError: string | undefined;
  private readonly unsubscribe: () => void;

  /**
   * @param pace or its `pause` alone
   */
  constructor(
    name: string,
    private readonly work: () => Promise<NextRun>,
    pace: Pace | number,
  ) {
    this.logger = new Logger(name);
    this.pace = typeof pace === 'number' ? { pause: pace } : pace;
    this.unsubscribe = presence.whenBack(() => this.hurry());
  }

  /** The first or next run begins now, or when the one under way is over; with what is gathered. */
  soon(): void {
    if (this.running) this.askedFor = true;
    else this.bringForward(this.pace.gather ?? 0);
  }

  /** The first run begins after a pause: what it needs may still be starting. */
  later(): void {
    this.schedule(this.pace.pause);
  }

  /** Resolves when the run under way is over; there is no other after it. */
  async stop(): Promise<void> {
    this.end();
    await this.running;
  }

  private end(): void {
    this.stopped = true;
    this.unsubscribe();
    clearTimeout(this.timer);
  }

  /** Somebody is back: the next run is no further away than a pause. */
  private hurry(): void {
    if (this.dueAt !== undefined) this.bringForward(this.pace.pause);
  }

  private bringForward(delay: number): void {
    if (this.dueAt === undefined || this.dueAt > performance.now() + delay) this.schedule(delay);
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.dueAt = performance.now() + delay;
    const begin = () => {
      this.dueAt = undefined;
      this.running = this.run();
    };
    this.timer = inBackground(() => setTimeout(begin, delay));
  }

  private async run(): Promise<void> {
    this.askedFor = false;
    const next = await this.work().then(
      (more) => {
        this.loggedError = undefined;
        if (more === 'over') this.end();
        return typeof more === 'number' ? more : more === true ? 0 : this.restPause;
      },
      (error: Error) => {
        if (error.message !== this.loggedError) this.logger.warn(`Failed and is tried again: ${error.message}`);
        this.loggedError = error.message;
        return this.pace.pause;
      },
    );
    this.running = undefined;
    this.schedule(this.askedFor ? Math.min(next, this.pace.gather ?? 0) : next);
  }

  private get restPause(): number {
    const { pause, isTimer = false } = this.pace;
    return isTimer ? pause : presence.pauseFor(pause);
  }
}
