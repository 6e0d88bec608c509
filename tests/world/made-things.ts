import type { Session } from '@deepam/api-client';
import type { Cast } from './cast.js';

type Owner = Pick<Session, 'memberId'>;

export abstract class MadeThings {
  private readonly known = new Map<string, Promise<unknown>>();

  /**
   * @param how `anew`: each call creates a new object, so that tests are independent; `kept`: the same object is
   * reused by readers and rejected callers
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
