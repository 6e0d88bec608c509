/** Milliseconds in which a repeated error is only counted. */
const window = 600_000;
/** Different errors of a window that are logged one by one: invented ones must not fill the log. */
const most = 100;

export class SeenErrors {
  private seen = new Map<string, number>();
  private endsAt = 0;

  /**
   * @param now milliseconds that never go back
   * @returns whether to tell of it
   */
  isNews(fingerprint: string, now: number): boolean {
    if (now >= this.endsAt) {
      this.seen.clear();
      this.endsAt = now + window;
    }
    const times = this.seen.get(fingerprint) ?? 0;
    if (times === 0 && this.seen.size >= most) return false;
    this.seen.set(fingerprint, times + 1);
    return times === 0;
  }
}
