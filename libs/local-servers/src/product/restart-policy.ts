import type { Reporter } from '../console/reporter.js';

/** The next start waits for this number of milliseconds, by the number of crashes in close succession. */
const usualPauses = [300, 1_000, 2_000, 5_000, 10_000, 30_000] as const;
/** A process that ran for this number of milliseconds had started well: its next crash counts as the first. */
const healthyAfterMs = 60_000;

export class RestartPolicy {
  private crashes = 0;
  private cancelled = false;
  private wake: () => void = () => {};

  constructor(
    private readonly name: string,
    private readonly begin: () => Promise<void>,
    private readonly reporter: Reporter,
    private readonly pauses: readonly number[] = usualPauses,
  ) {}

  get isCancelled(): boolean {
    return this.cancelled;
  }

  async after(reason: string, ranForMs = 0): Promise<void> {
    if (ranForMs > healthyAfterMs) this.crashes = 0;
    for (let why = reason; !this.cancelled;) {
      const pause = this.pauses[this.crashes] ?? this.pauses.at(-1) ?? 0;
      this.crashes += 1;
      this.reporter.problem(`${this.name} ended (${why}); starting it again in ${pause / 1_000} s.`);
      await this.sleep(pause);
      if (this.cancelled) return;
      const startedAt = Date.now();
      try {
        await this.begin();
        this.reporter.done(`${this.name} is back after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s.`);
        return;
      } catch (error) {
        why = (error as Error).message;
      }
    }
  }

  cancel(): void {
    this.cancelled = true;
    this.wake();
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
