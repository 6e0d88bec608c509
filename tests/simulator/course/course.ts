import { Draw } from './draw.js';
import { DueList } from './due-list.js';

export const beginning = Date.parse('2026-01-01T00:00:00Z');
const keptLines = 400;

interface Line {
  readonly step: number;
  readonly now: number;
  readonly what: string;
}

/**
 * The scheduler of one history. Each step lets one event happen, at the next time of a simulated clock, and runs the
 * product until all of it waits for a port again. All delays are drawn from the seed: the same seed gives the same
 * history, step by step.
 */
export class Course {
  readonly draw: Draw;
  now = 0;
  steps = 0;
  portCalls = 0;
  broken: string | null = null;
  readonly counts = new Map<string, number>();
  private digest = 0x811c9dc5;
  private order = 0;
  private readonly due = new DueList();
  private readonly story: Line[] = [];

  private readonly slowness: number;

  constructor(readonly seed: number) {
    this.draw = new Draw(seed);
    this.slowness = this.draw.oneOf([1, 1, 4, 20]);
  }

  travelMs(): number {
    const { draw } = this;
    return this.slowness * (draw.happens(0.02) ? draw.between(10, 200) : draw.between(0.2, 4));
  }

  /** Two courses of the same digest and number of steps were the same. */
  get hash(): string {
    return (this.digest >>> 0).toString(16).padStart(8, '0');
  }

  get lastLines(): readonly string[] {
    return this.story.map(({ step, now, what }) => `${step}  ${(now / 1_000).toFixed(4)} s  ${what}`);
  }

  /** @param what null for a frequent non-event, which `act` logs if it matters */
  at(delayMs: number, what: string | null, act: () => void): void {
    this.order += 1;
    this.due.push({ at: this.now + delayMs, order: this.order, what, act });
  }

  tell(what: string): void {
    for (let place = 0; place < what.length; place += 1) {
      this.digest = Math.imul(this.digest ^ what.charCodeAt(place), 0x01000193);
    }
    this.story.push({ step: this.steps, now: this.now, what });
    if (this.story.length > 2 * keptLines) this.story.splice(0, keptLines);
  }

  happened(kind: string, what: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.tell(what);
  }

  breaks(sentence: string): void {
    this.broken ??= `step ${this.steps}: ${sentence}`;
  }

  async go(isOver: () => boolean): Promise<void> {
    while (this.broken === null && !isOver()) {
      const next = this.due.pop();
      if (next === undefined) return;
      this.now = Math.max(this.now, next.at);
      this.steps += 1;
      if (next.what !== null) this.tell(next.what);
      next.act();
      await everythingWaits();
    }
  }
}

/** Node's ticks follow all promises that can continue; there are no other events to wait for. */
const everythingWaits = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
