import { DomainError } from '../errors/domain-error.js';

export interface ConcurrencyLimits {
  readonly places: number;
  /** This number of callers may wait for a place; 0 rejects immediately. */
  readonly queue: number;
  readonly patience: number;
}

export type OnLeave = (left: () => void) => void;
export type Release = () => void;

/** Places are given in the order of requests; the number and time of waiting callers is limited. */
export class ConcurrencyLimiter {
  private taken = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  get isEmpty(): boolean {
    return this.taken === 0;
  }

  /** @returns a function that releases the place once; undefined when no place came free in time */
  async enter(onLeave: OnLeave = () => undefined): Promise<Release | undefined> {
    if (this.taken < this.limits.places) this.taken += 1;
    else if (!(await this.turn(onLeave))) return undefined;
    return once(() => this.handOn());
  }

  /**
   * @throws the error of `busy` (by default DomainError SERVER.UNAVAILABLE) when no place came free in time, and the
   * errors of `work`
   */
  async run<T>(work: () => Promise<T>, busy = () => new DomainError('SERVER.UNAVAILABLE')): Promise<T> {
    const release = await this.enter();
    if (!release) throw busy();
    try {
      return await work();
    } finally {
      release();
    }
  }

  private turn(onLeave: OnLeave): Promise<boolean> {
    const { queue, patience } = this.limits;
    if (this.waiting.size >= queue) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isGiven: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve(isGiven);
      };
      const go = () => end(true);
      const timer = setTimeout(() => end(false), patience);
      this.waiting.add(go);
      onLeave(() => end(false));
    });
  }

  /** The next waiting caller gets the place directly, so that no later caller overtakes. */
  private handOn(): void {
    const [next] = this.waiting;
    if (next === undefined) this.taken -= 1;
    else next();
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
