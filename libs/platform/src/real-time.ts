import { Injectable } from '@nestjs/common';

/** Ends what was to come. */
export type Cancel = () => void;

/** Time as it passes, for leases, limits and pauses; `Clock` is what tests turn. */
@Injectable()
export class RealTime {
  /** What this machine takes for the date; it may jump, and differ from another machine's. */
  now(): Date {
    return new Date();
  }

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
