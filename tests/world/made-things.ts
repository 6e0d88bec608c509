import type { Session } from '@deepam/api-client';
import type { Cast } from './cast.js';

/** How things of people come to be there. */
export abstract class MadeThings {
  private readonly known = new Map<string, Promise<string>>();

  /**
   * @param how made `anew` by each call, so that no test waits for another; or `kept`, the same again, for those who are refused
   * and leave it as it was
   */
  constructor(
    protected readonly cast: Cast,
    private readonly how: 'anew' | 'kept' = 'anew',
  ) {}

  protected made(what: string, owner: Session, make: () => Promise<string>): Promise<string> {
    return this.how === 'kept' ? this.once(what, owner, make) : make();
  }

  protected once(what: string, { memberId }: Session, make: () => Promise<string>): Promise<string> {
    const key = `${what} of ${memberId}`;
    const known = this.known.get(key) ?? make();
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
