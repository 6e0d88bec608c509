import { DomainError } from '@deepam/platform';

/** Lets at most `size` pieces of work run at once; the rest wait in the order they came. */
export class Slots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param longestQueue how many may wait; more are refused */
  constructor(
    private readonly size: number,
    private readonly longestQueue: number,
  ) {}

  /** @throws DomainError SERVER.UNAVAILABLE when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.size) {
      this.running++;
    } else {
      if (this.waiting.length >= this.longestQueue) throw new DomainError('SERVER.UNAVAILABLE');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The slot passes on directly: nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
