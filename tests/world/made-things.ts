import type { Session } from '@deepam/api-client';
import type { Cast } from './cast.js';

type Owner = Pick<Session, 'memberId'>;

export abstract class MadeThings {
  private readonly known = new Map<string, Promise<unknown>>();

  /**
   * @param how made `anew` by each call, so that no test waits for another; or `kept`, the same again, for those who read it or
   * are refused, and leave it as it was
   */
  constructor(
    protected readonly cast: Cast,
    private readonly how: 'anew' | 'kept' = 'anew',
  ) {}

  protected made<T>(what: string, owner: Owner, make: () => Promise<T>): Promise<T> {
    return this.how === 'kept' ? this.once(what, owner, make) : make();
  }

  protected once<T>(what: string, { memberId }: Owner, make: () => Promise<T>): Promise<T> {
    const key = `${what} of ${memberId}`;
    const known = (this.known.get(key) as Promise<T> | undefined) ?? make();
    this.known.set(key, known);
    return known;
  }

  protected get api() {
    return this.cast.test.api;
  }

  protected get asHead() {
    return { token: this.cast.people.head.token };
  }
}
