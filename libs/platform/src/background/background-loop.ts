import { Logger } from '@nestjs/common';

/**
 * Work that is done again and again in the background, one run at a time, until it is stopped. An error is logged once, until
 * the work succeeds or another one comes.
 */
export class BackgroundLoop {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private askedFor = false;
  private stopped = false;
  private loggedError: string | undefined;

  /**
   * @param work resolves to whether there is more to do at once, or to the milliseconds after which there is
   * @param pause milliseconds between two runs when there is nothing more
   */
  constructor(
    name: string,
    private readonly work: () => Promise<boolean | number>,
    private readonly pause: number,
  ) {
    this.logger = new Logger(name);
  }

  /** The first or next run begins now, or when the one under way is over. */
  soon(): void {
    if (this.running) this.askedFor = true;
    else this.schedule(0);
  }

  /** The first run begins after a pause: what it needs may still be starting. */
  later(): void {
    this.schedule(this.pause);
  }

  /** Resolves when the run under way is over; there is no other after it. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, delay);
  }

  private async run(): Promise<void> {
    this.askedFor = false;
    const next = await this.work().then(
      (more) => {
        this.loggedError = undefined;
        return typeof more === 'number' ? more : more ? 0 : this.pause;
      },
      (error: Error) => {
        if (error.message !== this.loggedError) this.logger.warn(`Failed and is tried again: ${error.message}`);
        this.loggedError = error.message;
        return this.pause;
      },
    );
    this.running = undefined;
    this.schedule(this.askedFor ? 0 : next);
  }
}
