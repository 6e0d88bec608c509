import {
  ConcurrencyLimiter,
  DomainError,
  type Caller,
  type ConcurrencyLimits,
  type OnLeave,
  type Release,
} from '@deepam/platform';

class KeyedLimiter {
  private readonly held = new Map<string, ConcurrencyLimiter>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  /** @returns a function that releases the place once; undefined when the share was used up for too long */
  async enter(key: string, onLeave: OnLeave): Promise<Release | undefined> {
    const places = this.held.get(key) ?? new ConcurrencyLimiter(this.limits);
    this.held.set(key, places);
    const release = await places.enter(onLeave);
    return (
      release &&
      (() => {
        release();
        if (places.isEmpty) this.held.delete(key);
      })
    );
  }
}

/**
 * The limits concern concurrent calls: further calls of one member wait, then they get 429; further calls from one
 * address, unlimited by default, get 429 immediately.
 */
export interface BulkheadLimits extends ConcurrencyLimits {
  readonly perMember: number;
  readonly perAddress?: number;
}

export interface Requester {
  readonly caller: Caller | null;
  readonly address: string;
  readonly onLeave: OnLeave;
}

export class Bulkhead {
  private readonly places: ConcurrencyLimiter;
  private readonly members: KeyedLimiter;
  private readonly addresses: KeyedLimiter;

  constructor(limits: BulkheadLimits) {
    this.places = new ConcurrencyLimiter(limits);
    this.members = new KeyedLimiter({ ...limits, places: limits.perMember });
    this.addresses = new KeyedLimiter({ places: limits.perAddress ?? Number.POSITIVE_INFINITY, queue: 0, patience: 0 });
  }

  /**
   * @returns the release of the place; a second call does nothing
   * @throws DomainError REQUEST.TOO_MANY_AT_ONCE beyond the requester's own share, SERVER.UNAVAILABLE when no place comes free in time
   */
  async enter({ caller, address, onLeave }: Requester): Promise<Release> {
    const held: Release[] = [];
    const leave = () => held.splice(0).forEach((release) => release());
    const own = [
      () => this.addresses.enter(address, onLeave),
      ...(caller ? [() => this.members.enter(caller.memberId, onLeave)] : []),
    ];
    for (const share of own) held.push((await share()) ?? refuse(leave, 'REQUEST.TOO_MANY_AT_ONCE'));
    held.push((await this.places.enter(onLeave)) ?? refuse(leave, 'SERVER.UNAVAILABLE'));
    return leave;
  }
}

function refuse(leave: Release, code: 'REQUEST.TOO_MANY_AT_ONCE' | 'SERVER.UNAVAILABLE'): never {
  leave();
  throw new DomainError(code);
}
