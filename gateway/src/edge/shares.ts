/** How much each of many holds at once, and not more than its share. */
export class Shares {
  private readonly held = new Map<string, number>();

  constructor(private readonly atMost: number) {}

  /** @returns what gives it back, once; undefined when the share is used up */
  take(key: string): (() => void) | undefined {
    const before = this.held.get(key) ?? 0;
    if (before >= this.atMost) return undefined;
    this.held.set(key, before + 1);
    return () => {
      const left = (this.held.get(key) ?? 0) - 1;
      if (left > 0) this.held.set(key, left);
      else this.held.delete(key);
    };
  }
}
