import { BackgroundLoop, type NextRun, type Pace } from './background-loop.js';

/** Times as long as a count took: however much is marked, counting takes a tenth of the time at most. */
const restPerCount = 9;

/** Counts what has been marked, for a part of the time only, and knows how long ago nothing waited. */
export class CountLoop {
  private readonly loop: BackgroundLoop;
  private countedAt = performance.now();
  private restsUntil = 0;

  /** @param countMarked counts some of what waits; whether more may wait */
  constructor(
    name: string,
    private readonly countMarked: () => Promise<boolean>,
    pace: Pace,
  ) {
    this.loop = new BackgroundLoop(name, () => this.count(), pace);
  }

  soon(): void {
    this.loop.soon();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
  }

  /** Seconds since nothing waited to be counted. */
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
