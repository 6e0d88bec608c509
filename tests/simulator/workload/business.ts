import type { PayableDocument } from '../../../services/commission/src/payables/payable.schema.js';
import type { TransferDocument } from '../../../services/commission/src/transfers/transfer.schema.js';
import type { Course } from '../course/course.js';
import type { Commission } from '../service/commission.js';
import { saleModel, type Network } from '../service/network.js';
import type { Replica } from '../service/replica.js';
import type { Servers } from '../service/servers.js';
import type { Client } from './client.js';
import { People } from './people.js';

export const markOfPayout = (amountPaise: number): string => `payout of ${amountPaise} paise`;

const rankOf = { Bronze: 1, Silver: 2, Gold: 3 } as const;

export class Business {
  readonly people: People;

  constructor(
    private readonly course: Course,
    private readonly client: Client,
    private readonly network: readonly Replica<Network>[],
    private readonly commission: readonly Replica<Commission>[],
    private readonly servers: Servers,
  ) {
    this.people = new People(course.draw);
    const { commission: database } = servers.databases;
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
    for (let n = draw.below(20); n > 0; n -= 1) this.client.during(() => this.payOut(draw.between(0, forMs), n));
    for (let n = draw.below(8); n > 0; n -= 1) this.client.during(() => this.addEarnings(draw.between(0, forMs)));
    for (let n = draw.below(8); n > 0; n -= 1) this.client.during(() => this.correct(draw.between(0, forMs)));
    for (let n = draw.below(8); n > 0; n -= 1) this.client.during(() => this.reverse(draw.between(0, forMs)));
    for (let n = draw.below(12); n > 0; n -= 1) this.client.during(() => this.transfer(draw.between(0, forMs)));
    for (let n = draw.below(16); n > 0; n -= 1) this.client.during(() => this.identify(draw.between(0, forMs)));
    void this.releaseHolds();
  }

  private async sell(afterMs: number, isNobody: boolean): Promise<void> {
    await this.client.pause(afterMs);
    const terms = this.people.sale(isNobody);
    await this.client.ask(this.network, (process, key) => process.approve(key, terms));
  }

  /** @param number identifies the payout by its paise */
  private async payOut(afterMs: number, number: number): Promise<void> {
    const { draw } = this.course;
    await this.client.pause(afterMs);
    const { id } = draw.oneOf(this.people.all);
    const amountPaise = 100 * (1 + draw.below(20_000)) + number;
    const payoutId = await this.client.ask(
      this.commission,
      (process, key) => process.requestPayout(key, id, amountPaise),
      markOfPayout(amountPaise),
    );
    if (payoutId === null) return;
    const decide = (status: 'Approved' | 'Rejected') =>
      this.client.ask(
        this.commission,
        (process, key) => process.decidePayout(key, payoutId, id, status),
        `decision of ${payoutId}`,
      );
    const heads = draw.happens(0.4) ? (['Approved', 'Rejected'] as const) : (['Approved'] as const);
    await Promise.all(heads.map(decide));
  }

  private async addEarnings(afterMs: number): Promise<void> {
    const { draw } = this.course;
    await this.client.pause(afterMs);
    const { id } = draw.oneOf(this.people.all);
    const amountPaise = 1 + draw.below(5_000_000);
    await this.client.ask(this.commission, (process, key) => process.addEarnings(key, id, amountPaise));
  }

  /** The ledger may not know the sale yet, and another head may have reversed it before. */
  private async reverse(afterMs: number): Promise<void> {
    const { draw } = this.course;
    await this.client.pause(afterMs);
    const sales = this.servers.databases.network.collection(saleModel).find({});
    if (sales.length === 0) return;
    const saleId = String(draw.oneOf(sales)._id);
    const isPriceOwed = draw.happens(0.7);
    await this.client.ask(this.network, (process, key) => process.reverse(key, saleId, isPriceOwed));
  }

  /** The credit may be paid out, held or reversed already. */
  private async correct(afterMs: number): Promise<void> {
    const { draw } = this.course;
    await this.client.pause(afterMs);
    const credits = this.servers.databases.commission.collection('Posting').find({ kind: 'commission' });
    if (credits.length === 0) return;
    const postingId = String(draw.oneOf(credits)._id);
    const wanted = draw.happens(0.5) ? 1 + draw.below(20_000) : null;
    await this.client.ask(this.commission, (process, key) => process.correct(key, postingId, wanted));
  }

  /** Two heads transfer the same payable by hand, which is owed or paid by now. */
  private async transfer(afterMs: number): Promise<void> {
    await this.client.pause(afterMs);
    const payables = this.stored<PayableDocument>('Payable');
    if (payables.length === 0) return;
    const { _id, netPaise } = this.course.draw.oneOf(payables);
    const send = () => this.client.ask(this.commission, (process, key) => process.transferByHand(key, _id, netPaise));
    await Promise.all([send(), send()]);
  }

  private async identify(afterMs: number): Promise<void> {
    const { draw } = this.course;
    await this.client.pause(afterMs);
    const transfers = this.stored<TransferDocument>('Transfer');
    if (transfers.length === 0) return;
    const { _id: transferId, netPaise: amountPaise } = draw.oneOf(transfers);
    const direction = draw.happens(0.6) ? ('debit' as const) : ('credit' as const);
    const line = { transferId, direction, amountPaise, day: `2025-12-2${1 + draw.below(9)}` };
    await this.client.ask(this.network, (process, key) => process.identify(key, line));
  }

  private stored<T>(model: string): T[] {
    return this.servers.databases.commission.collection(model).find({}) as unknown as T[];
  }

  /** Holds are released for the whole history, like the timer of each process. */
  private async releaseHolds(): Promise<void> {
    const { draw } = this.course;
    for (;;) {
      await this.client.pause(10_000);
      const { current } = draw.oneOf(this.commission);
      // A failed release is repeated at the next turn, maybe by another process.
      current?.releaseHolds().catch(() => undefined);
    }
  }
}
