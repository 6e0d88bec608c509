import { BackgroundLoop, type NextRun, type Pace } from './background-loop.js';

/**
 * The pause after a count is this number of times as long as the count, so that counting takes at most a tenth of the
 * time.
 */
const restPerCount = 9;

export class CountLoop {
  private readonly loop: BackgroundLoop;
  private countedAt = performance.now();
  private restsUntil = 0;

  /** @param countMarked counts a part of the marked rows; returns whether more may wait */
  constructor(
    name: string,
    private readonly countMarked: () => Promise<boolean>,
    pace: Pace,
  ) {
    this.loop = new BackgroundLoop(name, () => this.count(), pace);
  }

  runSoon(): void {
    this.loop.runSoon();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
  }

  get age(): number {
    return (performance.now() - this.countedAt) / 1_000;
  }

  private async count(): Promise<NextRun> {
    const began = performance.now();
    if (began < this.restsUntil) return this.restsUntil - began;
    const isMore = await this.countMarked();
    const ended = performance.now();
    if (isMore) return true;
    this.countedAt = ended;
    this.restsUntil = ended + (ended - began) * restPerCount;
    return false;
  }
}
