import { ConcurrencyLimiter, type ConcurrencyLimits, type OnLeave, type Release } from '@deepam/platform';

export class KeyedLimiter {
  private readonly held = new Map<string, ConcurrencyLimiter>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  /** @returns what gives it back, once; undefined when the share was used up for too long */
  async enter(key: string, onLeave: OnLeave): Promise<Release | undefined> {
    const places = this.held.get(key) ?? new ConcurrencyLimiter(this.limits);
    this.held.set(key, places);
    const release = await places.enter(onLeave);
    return (
      release &&
      (() => {
        release();
        if (places.isEmpty) this.held.delete(key);
      })
    );
  }
}
