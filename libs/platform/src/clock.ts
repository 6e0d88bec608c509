import { Injectable } from '@nestjs/common';

/** The product decides and dates events by this time; tests change it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

export type Cancel = () => void;

/**
 * The time of this machine is for claims of outbox rows, limits and pauses; it continues while tests change the
 * `Clock`. Its date may jump, and differ from another machine's.
 */
@Injectable()
export class RealTime extends Clock {
  /** The milliseconds count from an arbitrary time and only grow. */
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
