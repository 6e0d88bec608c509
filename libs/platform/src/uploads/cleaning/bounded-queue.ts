import { DomainError } from '../../errors/domain-error.js';

export interface QueueLimits {
  /** How many work at a time. */
  readonly places: number;
  /** How many may wait. */
  readonly waiting: number;
  /** Milliseconds that one may wait. */
  readonly waitTime: number;
}

/** Lets a few work at a time; some others wait in order, not for ever. */
export class BoundedQueue {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: QueueLimits) {}

  /** @throws DomainError SERVER.UNAVAILABLE when too many wait, or it waited too long */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.working < this.limits.places) this.working += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on directly.
      if (next) next();
      else this.working -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.limits.waiting) throw tooBusy();
    return new Promise((resolve, reject) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(proceed), 1);
        reject(tooBusy());
      };
      const timer = setTimeout(giveUp, this.limits.waitTime);
      this.waiting.push(proceed);
    });
  }
}

const tooBusy = () =>
  new DomainError('SERVER.UNAVAILABLE', { message: 'Too many files are being sent at this moment. Please try again.' });
