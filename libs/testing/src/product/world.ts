import {
  joinNewly,
  receiptPng,
  whenConsistent,
  type Session,
  type Sponsor,
  type StorefrontClient,
} from '@deepam/api-client';
import { approvePlan, requestCotton, type CottonOrderView, type PlanName } from '@deepam/contracts';
import { freshMobile, nameFor } from '../fixtures/people.js';

const rupeesPerKg = 400;

export class World {
  constructor(
    readonly api: StorefrontClient,
    readonly head: Session,
  ) {}

  member(sponsor: Sponsor, plan?: PlanName): Promise<Session> {
    const mobile = freshMobile();
    const plans = plan === undefined ? [] : [plan];
    return joinNewly(this.api, { name: nameFor(mobile), mobile, plans, stage: 'approved' }, sponsor, this.head);
  }

  async newcomer(sponsor: Sponsor): Promise<Session> {
    const mobile = freshMobile();
    await whenConsistent(() =>
      this.api.register({ name: nameFor(mobile), mobile, plans: [], stage: 'unapproved' }, sponsor),
    );
    return this.api.logIn(mobile);
  }

  async sale(buyer: Session, plan: PlanName): Promise<string> {
    await this.api.requestPlan(buyer, plan);
    const body = { userId: buyer.memberId, plan };
    return (await this.api.call(approvePlan, { token: this.head.token, body })).saleId!;
  }

  async cottonOrder({ token }: Session, kg: number): Promise<CottonOrderView> {
    const files = { paymentProof: receiptPng(kg * rupeesPerKg, freshMobile()) };
    const body = { quantity: kg, address: 'Satara, Maharashtra 415001' };
    return (await whenConsistent(() => this.api.call(requestCotton, { token, body, files }))).order;
  }
}
