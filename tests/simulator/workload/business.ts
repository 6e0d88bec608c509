import type { Course } from '../course/course.js';
import type { Commission } from '../service/commission.js';
import type { Network } from '../service/network.js';
import type { Replica } from '../service/replica.js';
import type { Servers } from '../service/servers.js';
import type { Client } from './client.js';
import { People } from './people.js';

const rankOf = { Bronze: 1, Silver: 2, Gold: 3 } as const;

/** What people do in a history: sales, requests of payouts, and the head's decisions, two heads at once now and then. */
export class Business {
  readonly people: People;

  constructor(
    private readonly course: Course,
    private readonly client: Client,
    private readonly network: readonly Replica<Network>[],
    private readonly commission: readonly Replica<Commission>[],
    { databases }: Servers,
  ) {
    this.people = new People(course.draw);
    const { commission: database } = databases;
    for (const { id: _id, name, plan } of this.people.all) {
      const planRank = plan ? rankOf[plan] : 0;
      const member = { _id, name, mobile: '', referralCode: 'CODE', isHead: false, isApproved: true, planRank };
      database.writeAlone(database.collection('Member'), _id, member);
    }
  }

  begin(forMs: number): void {
    const { draw } = this.course;
    const sales = 5 + draw.below(30);
    const nobody = draw.happens(0.3) ? draw.below(sales) : -1;
    for (let n = 0; n < sales; n += 1) this.client.during(() => this.sell(draw.between(0, forMs), n === nobody));
    for (let n = draw.below(20); n > 0; n -= 1) this.client.during(() => this.payOut(draw.between(0, forMs)));
    void this.releaseHolds();
  }

  private async sell(afterMs: number, isNobody: boolean): Promise<void> {
    await this.client.pause(afterMs);
    const terms = this.people.sale(isNobody);
    await this.client.ask(this.network, (process, key) => process.approve(key, terms));
  }

  private async payOut(afterMs: number): Promise<void> {
    const { draw } = this.course;
    await this.client.pause(afterMs);
    const { id } = draw.oneOf(this.people.all);
    const amountPaise = 100 * (1 + draw.below(20_000));
    const payoutId = await this.client.ask(this.commission, (process, key) =>
      process.requestPayout(key, id, amountPaise),
    );
    if (payoutId === null) return;
    const decide = (status: 'Approved' | 'Rejected') =>
      this.client.ask(this.commission, (process, key) => process.decidePayout(key, payoutId, id, status));
    const heads = draw.happens(0.4) ? (['Approved', 'Rejected'] as const) : (['Approved'] as const);
    await Promise.all(heads.map(decide));
  }

  /** As the timer of each process does, as long as the history lasts. */
  private async releaseHolds(): Promise<void> {
    const { draw } = this.course;
    for (;;) {
      await this.client.pause(10_000);
      const { current } = draw.oneOf(this.commission);
      // In the background of a process: what fails is done at the next turn, maybe by another.
      current?.releaseHolds().catch(() => undefined);
    }
  }
}
