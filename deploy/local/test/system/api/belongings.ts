import {
  account,
  addEarnings,
  commissionRequest,
  decideCottonOrder,
  listNotifications,
  rejectPlan,
  requestCotton,
  requestReturn,
  statement,
  subscribePush,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { receiptPng } from '../../../src/demo/receipt.js';
import type { Visitor } from '../../../src/demo/demo-api.js';
import type { Cast } from './cast.js';

/** What belongs to one person, made anew by each call, so that no test waits for another. Each answers an id. */
export class Belongings {
  readonly picture = receiptPng(750, '123456789012');
  private readonly notifications = new Map<string, Promise<string>>();

  constructor(private readonly cast: Cast) {}

  async mobile({ token }: Visitor): Promise<string> {
    return (await this.api.call(account, { token })).mobile;
  }

  async order({ token }: Visitor): Promise<string> {
    const body = { quantity: 1, address: 'Near the temple, Satara, Maharashtra 415001' };
    const files = { paymentProof: this.picture };
    return (await this.api.call(requestCotton, { token, body, files })).order._id;
  }

  async deliveredOrder(owner: Visitor): Promise<string> {
    const id = await this.order(owner);
    for (const status of ['Approved', 'Delivered'] as const) {
      await this.api.call(decideCottonOrder, { ...this.asHead, params: { id }, body: { status } });
    }
    return id;
  }

  async orderWithReturn(owner: Visitor): Promise<string> {
    const id = await this.deliveredOrder(owner);
    await this.api.call(requestReturn, { token: owner.token, params: { id } });
    return id;
  }

  async payout({ token }: Visitor): Promise<string> {
    return (await this.api.call(commissionRequest, { token, body: { commissionAmount: 1 } })).entry._id;
  }

  /** The posting of a credit that can be corrected. */
  async credit({ memberId: userId }: Visitor): Promise<string> {
    const reason = `credit ${crypto.randomUUID()}`;
    await this.api.call(addEarnings, { ...this.asHead, body: { earning: 1, userId, reason } });
    const rows = await this.api.call(statement, { ...this.asHead, query: { userId } });
    return rows.find((row) => row.reason === reason)!._id;
  }

  /** A sale of one of those below the person, who has a share in it. */
  async saleBelow({ memberId }: Visitor): Promise<string> {
    const sales = this.cast.test.database('commission').collection<{ _id: string }>('sales');
    const sale = await poll(() => sales.findOne({ 'upline.memberId': memberId }));
    return sale._id;
  }

  /** Somebody with an open request for a plan. */
  async planRequest(person: Visitor): Promise<string> {
    await this.api.requestPlan(person, 'Silver');
    return person.memberId;
  }

  /** A personal one; those who have none yet are refused a plan first. */
  notification(person: Visitor): Promise<string> {
    const known = this.notifications.get(person.memberId) ?? this.newsOf(person);
    this.notifications.set(person.memberId, known);
    return known;
  }

  async pushSubscription({ token }: Visitor): Promise<string> {
    const body = pushSubscription();
    await this.api.call(subscribePush, { token, body });
    return body.endpoint;
  }

  private async newsOf(person: Visitor): Promise<string> {
    const find = async () => {
      const list = await this.api.call(listNotifications, { token: person.token });
      return list.find(({ kind }) => kind !== 'broadcast')?._id;
    };
    const first = await find();
    if (first !== undefined) return first;
    const userId = await this.planRequest(person);
    await this.api.call(rejectPlan, { ...this.asHead, body: { userId, reason: 'for tests' } });
    return poll(find, { timeout: 30_000 });
  }

  private get api() {
    return this.cast.test.api;
  }

  private get asHead() {
    return { token: this.cast.people.head.token };
  }
}

/** As a browser hands it over; the vendor's address leads nowhere. */
export const pushSubscription = () => ({
  endpoint: `https://push.example.com/${crypto.randomUUID()}`,
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
});
