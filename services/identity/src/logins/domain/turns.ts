/** Lets work of one key run one after another, and work of different keys side by side. */
export class Turns {
  private readonly lines = new Map<string, { waiting: number; last: Promise<unknown> }>();

  constructor(private readonly longestLine: number) {}

  /** @returns null at once when too many wait for this key already */
  async take<T>(key: string, work: () => Promise<T>): Promise<T | null> {
    const line = this.lines.get(key) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= this.longestLine) return null;
    line.waiting++;
    this.lines.set(key, line);
    const result = line.last.then(work);
    // A failure is the taker's own; the next in line goes on.
    line.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      if (--line.waiting === 0) this.lines.delete(key);
    }
  }
}
