import { DomainError, type Caller } from '@deepam/platform';
import { Shares } from './shares.js';

export interface LaneLimits {
  /** Calls that may be at the service at once. */
  readonly places: number;
  /** Calls that may wait for a place; 0 refuses at once. */
  readonly queue: number;
  /** Milliseconds that one waits at most. */
  readonly patience: number;
  /** Calls of one member at once; more are 429. */
  readonly perMember: number;
  /** Calls from one address at once; unlimited unless told. */
  readonly perAddress?: number;
}

/** Who asks: the member, or null where no login is needed, and the address. */
export interface Asker {
  readonly caller: Caller | null;
  readonly address: string;
  /** Ends the waiting of somebody who left. */
  readonly onLeave: (left: () => void) => void;
}

type Release = () => void;

/**
 * A bounded number of places at one service for one kind of call, so that no kind can take the connections of another. Waiting for
 * a place is bounded in number and time; places are given in the order of asking.
 */
export class Lane {
  private taken = 0;
  private readonly waiting = new Set<() => void>();
  private readonly members: Shares;
  private readonly addresses: Shares;

  constructor(private readonly limits: LaneLimits) {
    this.members = new Shares(limits.perMember);
    this.addresses = new Shares(limits.perAddress ?? Number.POSITIVE_INFINITY);
  }

  /**
   * @returns what gives the place back; calling it again does nothing
   * @throws DomainError REQUEST.TOO_MANY_AT_ONCE beyond the asker's own share, SERVER.UNAVAILABLE when no place comes free in time
   */
  async enter(asker: Asker): Promise<Release> {
    const shares = this.share(asker);
    try {
      if (this.taken < this.limits.places) this.taken += 1;
      else await this.turn(asker);
    } catch (fault) {
      shares();
      throw fault;
    }
    return once(() => {
      shares();
      this.handOn();
    });
  }

  private share({ caller, address }: Asker): Release {
    const ofMember = caller && this.members.take(caller.memberId);
    if (ofMember === undefined) throw new DomainError('REQUEST.TOO_MANY_AT_ONCE');
    const ofAddress = this.addresses.take(address);
    if (ofAddress === undefined) {
      ofMember?.();
      throw new DomainError('REQUEST.TOO_MANY_AT_ONCE');
    }
    return () => {
      ofMember?.();
      ofAddress();
    };
  }

  private turn({ onLeave }: Asker): Promise<void> {
    const { queue, patience } = this.limits;
    if (this.waiting.size >= queue) throw new DomainError('SERVER.UNAVAILABLE');
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        reject(new DomainError('SERVER.UNAVAILABLE'));
      };
      const timer = setTimeout(giveUp, patience);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.add(go);
      onLeave(giveUp);
    });
  }

  /** The place passes on directly: nobody can slip in between. */
  private handOn(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.taken -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
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
