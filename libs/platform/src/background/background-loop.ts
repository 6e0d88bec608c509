import { Logger } from '@nestjs/common';
import { inBackground } from '../context/request-context.js';
import { activityMonitor } from './activity-monitor.js';

/** Whether there is more to do immediately, the milliseconds until the next run, or `over` for no further run. */
export type NextRun = boolean | number | 'over';

/**
 * Milliseconds: `pause` between two runs without work while users are active; wake-ups of `gather`, 0 by default, make
 * one run. The pause of a timer stays the same without users: no wake-up announces the time.
 */
export interface Pace {
  readonly pause: number;
  readonly gather?: number;
  readonly isTimer?: boolean;
}

/**
 * Runs background work, one run at a time, until it is stopped: after a wake-up, regularly in case no wake-up came,
 * and rarely without users. An error is logged once, until the work succeeds or another error comes.
 */
export class BackgroundLoop {
  private readonly logger: Logger;
  private readonly pace: Pace;
  private timer: NodeJS.Timeout | undefined;
  private dueAt: number | undefined;
  private running: Promise<void> | undefined;
  private askedFor = false;
  private stopped = false;
  private loggedError: string | undefined;
  private readonly unsubscribe: () => void;

  constructor(
    name: string,
    private readonly work: () => Promise<NextRun>,
    pace: Pace | number,
  ) {
    this.logger = new Logger(name);
    this.pace = typeof pace === 'number' ? { pause: pace } : pace;
    this.unsubscribe = activityMonitor.onReturn(() => this.shortenPause());
  }

  runSoon(): void {
    if (this.running) this.askedFor = true;
    else this.bringForward(this.pace.gather ?? 0);
  }

  /** The first run begins after a pause: its dependencies may still be starting. */
  schedule(): void {
    this.scheduleIn(this.pace.pause);
  }

  async stop(): Promise<void> {
    this.end();
    await this.running;
  }

  private end(): void {
    this.stopped = true;
    this.unsubscribe();
    clearTimeout(this.timer);
  }

  private shortenPause(): void {
    if (this.dueAt !== undefined) this.bringForward(this.pace.pause);
  }

  private bringForward(delay: number): void {
    if (this.dueAt === undefined || this.dueAt > performance.now() + delay) this.scheduleIn(delay);
  }

  private scheduleIn(delay: number): void {
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
    this.scheduleIn(this.askedFor ? Math.min(next, this.pace.gather ?? 0) : next);
  }

  private get restPause(): number {
    const { pause, isTimer = false } = this.pace;
    return isTimer ? pause : activityMonitor.pauseFor(pause);
  }
}
