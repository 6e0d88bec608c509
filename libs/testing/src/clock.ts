import { Clock } from '@deepam/platform';

/** The real time, moved by hand: `advance` for waiting without waiting, `set` to stop it at one moment. */
export class TestClock extends Clock {
  private offset = 0;
  private fixed: Date | null = null;

  override now(): Date {
    return this.fixed ? new Date(this.fixed.getTime() + this.offset) : new Date(Date.now() + this.offset);
  }

  /** Stands still at this moment from now on. */
  set(moment: Date | string): void {
    this.fixed = new Date(moment);
    this.offset = 0;
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
