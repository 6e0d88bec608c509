import type { Answer } from '@deepam/api-client';
import {
  approvePlan,
  cottonRejected,
  cottonRequested,
  findPaymentReference,
  rejectPlan,
  releasePaymentReference,
  requestPlanProof,
  reservePaymentReference,
  type NetworkRow,
  type PlanName,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { pictureOf } from '@deepam/testing';
import { TestNetwork, type Person } from './test-network.js';

export class TestPayments {
  private pictures = 100;

  private constructor(
    readonly network: TestNetwork,
    readonly head: Person,
    private readonly cottonOrder: string,
  ) {}

  static async start(): Promise<TestPayments> {
    const network = await TestNetwork.start();
    const cottonOrder = await network.service.tokens.serviceToken('cotton-order');
    return new TestPayments(network, await network.head(), cottonOrder);
  }

  member(input?: Parameters<TestNetwork['member']>[2]): Promise<Person> {
    return this.network.member(this.head, this.head, input);
  }

  newSeed(): number {
    return (this.pictures += 1);
  }

  async handIn(
    person: Person,
    plan: PlanName,
    utr?: string,
    planProof?: Buffer,
  ): Promise<Answer<typeof requestPlanProof>> {
    const files = { planProof: planProof ?? (await pictureOf(this.newSeed())) };
    return this.network.call(requestPlanProof, { body: { plan, ...(utr && { utr }) }, files }, person.token);
  }

  async rowOf({ code }: Person): Promise<NetworkRow> {
    return (await this.network.page(this.head, { search: code })).fullNetwork[0]!;
  }

  approve(person: Person, plan: PlanName, requestId?: string | null): Promise<Answer<typeof approvePlan>> {
    const body = { userId: person.id, plan, requestId: requestId ?? undefined };
    return this.network.call(approvePlan, { body }, this.head.token);
  }

  reject(person: Person, requestId?: string | null): Promise<Answer<typeof rejectPlan>> {
    const body = { userId: person.id, reason: 'No.', requestId: requestId ?? undefined };
    return this.network.call(rejectPlan, { body }, this.head.token);
  }

  reserve(
    person: Person,
    { orderId = newId(), utr = null as string | null, sha256 = 'a'.repeat(64), token = this.cottonOrder } = {},
  ): Promise<Answer<typeof reservePaymentReference>> {
    const body = { orderId, memberId: person.id, utr, picture: { sha256, perceptualHash: null } };
    return this.network.call(reservePaymentReference, { body }, token);
  }

  async ordered(person: Person, orderId: string, utr: string): Promise<void> {
    const { network } = this;
    await network.handled(await network.hears(cottonRequested, { ...orderFacts(person, orderId), utr }));
  }

  async orderRejected(person: Person, orderId: string): Promise<void> {
    const { network } = this;
    await network.handled(
      await network.hears(cottonRejected, { ...orderFacts(person, orderId), reason: 'No.', rejectedBy: [] }),
    );
  }

  find(utr: string): Promise<Answer<typeof findPaymentReference>> {
    return this.network.call(findPaymentReference, { query: { utr } }, this.head.token);
  }

  release(utr: string, token = this.head.token): Promise<Answer<typeof releasePaymentReference>> {
    return this.network.call(releasePaymentReference, { body: { utr, reason: 'It was mistyped.' } }, token);
  }
}

const orderFacts = (person: Person, orderId: string) => ({
  orderId,
  memberId: person.id,
  memberName: person.name,
  quantityKg: 1,
  occurredAt: new Date().toISOString(),
});
