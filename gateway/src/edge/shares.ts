import { Places, type OnLeave, type PlaceLimits, type Release } from './places.js';

/** How much each of many holds at once, and not more than its share. */
export class Shares {
  private readonly held = new Map<string, Places>();

  constructor(private readonly limits: PlaceLimits) {}

  /** @returns what gives it back, once; undefined when the share was used up for too long */
  async take(key: string, onLeave: OnLeave): Promise<Release | undefined> {
    const places = this.held.get(key) ?? new Places(this.limits);
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
