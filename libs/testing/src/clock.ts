import { Clock } from '@deepam/platform';

/** The real time, moved by hand: `advance` skips a waiting time, `set` stops the clock. */
export class TestClock extends Clock {
  private offset = 0;
  private fixed: Date | null = null;

  override now(): Date {
    return this.fixed ? new Date(this.fixed.getTime() + this.offset) : new Date(Date.now() + this.offset);
  }

  set(moment: Date | string): void {
    this.fixed = new Date(moment);
    this.offset = 0;
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
