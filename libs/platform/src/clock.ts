import { Injectable } from '@nestjs/common';

/** The time by which the product decides and dates events; tests change it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

export type Cancel = () => void;

/**
 * The time of this machine, for claims of outbox rows, limits and pauses; it continues while tests change the `Clock`.
 * Its date may jump, and differ from another machine's.
 */
@Injectable()
export class RealTime extends Clock {
  /** Milliseconds since an arbitrary time; they only grow. */
  elapsed(): number {
    return performance.now();
  }

  after(ms: number, act: () => void): Cancel {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }
}
