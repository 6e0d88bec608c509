import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';

/** Ends what was to come. */
export type Cancel = () => void;

/**
 * Time as it passes on this machine, for claims of outbox rows, limits and pauses; it goes on while tests turn the `Clock`. Its date may
 * jump, and differ from another machine's.
 */
@Injectable()
export class RealTime extends Clock {
  /** Milliseconds since some moment; only ever grows. */
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
