import { Logger } from '@nestjs/common';
import { inBackground } from '../context/request-context.js';

/**
 * A run returns whether more work is due immediately, the milliseconds until the next run, or `over` for no further
 * run. Work without a result runs again after the pause.
 */
export type NextRun = boolean | number | 'over' | void;

/**
 * The unit is milliseconds: `pause` lies between two runs without work; wake-ups within `gather`, 0 by default, cause
 * one run.
 */
export interface Pace {
  readonly pause: number;
  readonly gather?: number;
}

/**
 * The loop runs background work, one run at a time, until it is stopped: after a wake-up, and regularly in case no
 * wake-up came. An error is logged once, until the work succeeds or another error comes.
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

  constructor(
    name: string,
    private readonly work: () => Promise<NextRun>,
    pace: Pace | number,
  ) {
    this.logger = new Logger(name);
    this.pace = typeof pace === 'number' ? { pause: pace } : pace;
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
    clearTimeout(this.timer);
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
        return typeof more === 'number' ? more : more === true ? 0 : this.pace.pause;
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
}
