import {
  ConcurrencyLimiter,
  DomainError,
  type Caller,
  type ConcurrencyLimits,
  type OnLeave,
  type Release,
} from '@deepam/platform';
import { Shares } from './shares.js';

export interface LaneLimits extends ConcurrencyLimits {
  /** Concurrent calls of one member; further calls wait, then they get 429. */
  readonly perMember: number;
  /** Concurrent calls from one address; further calls get 429 immediately. Unlimited by default. */
  readonly perAddress?: number;
}

export interface Asker {
  readonly caller: Caller | null;
  readonly address: string;
  readonly onLeave: OnLeave;
}

/** The places at one service for one kind of call, so that no kind can take the connections of another. */
export class Lane {
  private readonly places: ConcurrencyLimiter;
  private readonly members: Shares;
  private readonly addresses: Shares;

  constructor(limits: LaneLimits) {
    this.places = new ConcurrencyLimiter(limits);
    this.members = new Shares({ ...limits, places: limits.perMember });
    this.addresses = new Shares({ places: limits.perAddress ?? Number.POSITIVE_INFINITY, queue: 0, patience: 0 });
  }

  /**
   * @returns what gives the place back; calling it again does nothing
   * @throws DomainError REQUEST.TOO_MANY_AT_ONCE beyond the asker's own share, SERVER.UNAVAILABLE when no place comes free in time
   */
  async enter({ caller, address, onLeave }: Asker): Promise<Release> {
    const held: Release[] = [];
    const leave = () => held.splice(0).forEach((release) => release());
    const own = [
      () => this.addresses.take(address, onLeave),
      ...(caller ? [() => this.members.take(caller.memberId, onLeave)] : []),
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
