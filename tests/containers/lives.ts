import { balance, statement } from '@deepam/contracts';
import { freshMobile, nameFor, password, poll } from '@deepam/testing';
import { buyGold, join, live, type Life, type Person } from '../crash/life.js';
import type { Caller } from '../crash/patient-client.js';

/** Rupees that a whole life leaves: 300 for making, 25 added, 10 reversed, 100 paid out. */
const left = 215;
const movements = [
  'adjustment',
  'correction',
  'making-charge',
  'payout-approved',
  'payout-rejected',
  'payout-requested',
  'payout-requested',
];

export class Lives {
  readonly done: { readonly life: Life; readonly begunAt: number }[] = [];
  private stopped = false;
  private failure: unknown = null;
  private running: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly client: Caller,
    private readonly head: Person,
    readonly sponsor: Person,
  ) {}

  /** @param depth the length of the chain of Gold members above them, the last of whom is their sponsor */
  static async begin(client: Caller, head: Person, depth = 1): Promise<Lives> {
    let sponsor = head;
    for (let level = 1; level <= depth; level += 1) {
      sponsor = await join(client, sponsor, head);
      await buyGold(client, sponsor, head);
    }
    const lives = new Lives(client, head, sponsor);
    // Two at a time, so that one of them is always in the middle of something.
    lives.running = Promise.all([lives.goOn(), lives.goOn()]).catch((error: unknown) => (lives.failure = error));
    return lives;
  }

  async oneMore(): Promise<void> {
    const now = performance.now();
    await poll(
      () => {
        if (this.failure !== null) return true;
        return this.done.some(({ begunAt }) => begunAt > now);
      },
      { timeout: 600_000, interval: 50 },
    );
    this.throwFailure();
  }

  async end(): Promise<void> {
    this.stopped = true;
    await this.running;
    this.throwFailure();
  }

  /** Each effect must have happened once, and the balances must be right. @returns the deviations */
  async faults(): Promise<string[]> {
    const faults: string[] = [];
    for (const { life } of this.done) {
      const { token, name } = life;
      const { available } = (await this.client.call(balance, { token }))!;
      const kinds = (await this.client.call(statement, { token }))!.map(({ kind }) => kind).toSorted();
      const own = kinds.filter((kind) => !kind.startsWith('deposit'));
      if (available !== left) faults.push(`${name} has ${available} rupees instead of ${left}`);
      if (own.join() !== movements.join()) faults.push(`${name} has the movements ${kinds.join(', ')}`);
    }
    const { token } = this.sponsor;
    const wanted = this.done.length * 250;
    const { available } = (await this.client.call(balance, { token }))!;
    if (available !== wanted) faults.push(`the sponsor earned ${available} rupees instead of ${wanted}`);
    return faults;
  }

  private async goOn(): Promise<void> {
    while (!this.stopped && this.failure === null) {
      const begunAt = performance.now();
      this.done.push({ life: await live(this.client, this.sponsor, this.head, async () => {}), begunAt });
    }
  }

  private throwFailure(): void {
    if (this.failure !== null) throw new Error('A member could not go on.', { cause: this.failure });
  }
}

export const newHead = () => {
  const mobile = freshMobile();
  return { HEAD_MOBILE: mobile, HEAD_PASSWORD: password, HEAD_NAME: nameFor(mobile, 'Head') };
};
