import {
  addCottonPurchase,
  beginCottonWork,
  beginNetworkWork,
  cottonWork,
  fileGrievance,
  fileOwnGrievance,
  resolveGrievance,
  decideCottonOrder,
  depositReturnAmount,
  networkWork,
  rejectPlan,
  requestReturn,
  subscribePush,
} from '@deepam/contracts';
import { freshMobile, poll } from '@deepam/testing';
import { receiptPng, type Session } from '@deepam/api-client';
import { PlanThings } from './plan-things.js';
import { pushSubscription } from './push-subscription.js';
import { patient } from './patient.js';
import { keepApproval } from './waiting-approvals.js';

export class Belongings extends PlanThings {
  readonly picture = receiptPng(750, '123456789012');
  readonly statement = Buffer.from('Value Date,Details,Paid Out,Paid In\n05/01/2026,UPI/600512345678/ASHA,,1500\n');

  order(owner: Session): Promise<string> {
    return this.made('order', owner, () => this.newOrder(owner));
  }

  approvedOrder(owner: Session): Promise<string> {
    return this.made('approved order', owner, async () => {
      const id = await this.newOrder(owner);
      await this.api.call(decideCottonOrder, { ...this.asHead, params: { id }, body: { status: 'Approved' } });
      return id;
    });
  }

  deliveredOrder(owner: Session): Promise<string> {
    return this.made('delivered order', owner, () => this.newDeliveredOrder(owner));
  }

  orderWithReturn(owner: Session): Promise<string> {
    return this.made('order with return', owner, async () => {
      const id = await this.newDeliveredOrder(owner);
      await this.api.call(requestReturn, { token: owner.token, params: { id } });
      return id;
    });
  }

  returnApproval(requestedBy: string): Promise<string> {
    const { test, bystander } = this.cast;
    return this.made('return request', { memberId: requestedBy }, async () => {
      const id = await this.orderWithReturn(bystander);
      const { memberId } = bystander;
      const input = { params: { id }, body: { status: 'Approved' } };
      const changes = [{ field: 'approverReason', before: null, after: 'no-credit' }];
      const amountPaise = depositReturnAmount(1);
      const asked = { requestedBy, input, seen: [1, null], amountPaise, changes, memberId } as const;
      return keepApproval(test, 'cotton-order', { call: 'decideReturn', ...asked });
    });
  }

  cottonPurchase(): Promise<string> {
    return this.made('cotton purchase', this.cast.people.head, async () => {
      const body = { kg: 3, day: '2026-01-05', supplier: 'Khandesh Ginning' };
      return (await this.api.call(addCottonPurchase, { ...this.asHead, body })).movement._id;
    });
  }

  networkWork(): Promise<string> {
    return this.made('network work', this.cast.people.head, async () => {
      const body = { kind: 'approve-registrations' as const, rows: [{ id: 'f'.repeat(24) }] };
      const { _id: id } = await this.api.call(beginNetworkWork, { ...this.asHead, body });
      await poll(async () => (await this.api.call(networkWork, { ...this.asHead, params: { id } })).state === 'done');
      return id;
    });
  }

  cottonWork(): Promise<string> {
    return this.made('cotton work', this.cast.people.head, async () => {
      const body = { kind: 'deliver-cotton' as const, rows: [{ id: 'f'.repeat(24) }] };
      const { _id: id } = await this.api.call(beginCottonWork, { ...this.asHead, body });
      await poll(async () => (await this.api.call(cottonWork, { ...this.asHead, params: { id } })).state === 'done');
      return id;
    });
  }

  notification(person: Session): Promise<string> {
    return this.once('notification', person, () => this.newsOf(person));
  }

  ticket(): Promise<string> {
    return this.made('ticket', this.cast.bystander, async () => {
      const body = { name: 'Asha Patil', mobile: freshMobile(), ...grievance };
      return (await this.api.call(fileGrievance, { body })).ticket;
    });
  }

  resolvedTicket(owner: Session): Promise<string> {
    return this.made('resolved ticket', owner, async () => {
      const { ticket } = await this.api.call(fileOwnGrievance, { token: owner.token, body: grievance });
      await this.api.call(resolveGrievance, { ...this.asHead, params: { ticket }, body: { text: 'Done.' } });
      return ticket;
    });
  }

  pushSubscription(owner: Session): Promise<string> {
    return this.made('push subscription', owner, async () => {
      const body = pushSubscription();
      await this.api.call(subscribePush, { token: owner.token, body });
      return body.endpoint;
    });
  }

  private async newOrder(owner: Session): Promise<string> {
    return (await this.cast.test.cottonOrder(owner, 1))._id;
  }

  private async newDeliveredOrder(owner: Session): Promise<string> {
    const id = await this.newOrder(owner);
    for (const status of ['Approved', 'Delivered'] as const) {
      await this.api.call(decideCottonOrder, { ...this.asHead, params: { id }, body: { status } });
    }
    return id;
  }

  private async newsOf(person: Session): Promise<string> {
    const all = this.cast.test.database('notification').collection<{ _id: string }>('notifications');
    const find = async () => (await all.findOne({ memberId: person.memberId }))?._id;
    const first = await find();
    if (first !== undefined) return first;
    const userId = await this.planRequest(person);
    await this.api.call(rejectPlan, { ...this.asHead, body: { userId, reason: 'for tests' } });
    return poll(find, patient);
  }
}

const grievance = { category: 'other' as const, text: 'For tests.' };
