import {
  cancellationRejected,
  cancellationRequested,
  cancellationWithdrawn,
  holdPlace,
  listCancellations,
  requestPlanProof,
  saleReversed,
} from '@deepam/contracts';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saleReversals } from './sale-reversals.js';
import { TestNetwork, type Person } from './test-network.js';

const DAY = 86_400_000;
let network: TestNetwork;
let head: Person;
const { sell, reverse, ownSales, ask, withdraw, refuse, outcome } = saleReversals(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const age = (collection: string, which: object, moments: Record<string, Date>) =>
  network.service.db.collection(collection).updateOne(which, { $set: moments });
const buyer = () => network.member(head, head);
const queue = () => network.call(listCancellations, { query: { limit: 200 } }, head.token);
const waitingFor = async (person: Person) => (await queue()).body.filter(({ memberId }) => memberId === person.id);

describe('a cancellation of a plan', () => {
  it('a member requests it once, it is in the queue of the back office, and the member may withdraw it', async () => {
    const person = await network.member(head, head, { name: 'Kavita Shah' });
    const saleId = await sell(person, 'Silver');
    expect((await ownSales(person))[0]?.cancelUntil).toEqual(expect.any(String));
    const asked = await ask(person, saleId, 'No time for it.');
    expect(asked.status).toBe(201);
    expect(await waitingFor(person)).toMatchObject([
      { saleId, name: 'Kavita Shah', plan: 'Silver', amount: 1500, reason: 'No time for it.' },
    ]);
    const { body, headers } = await queue();
    expect(headers['x-total-count']).toBe(String(body.length));
    expect((await ownSales(person))[0]).toMatchObject({
      cancellation: { status: 'waiting', reason: 'No time for it.' },
      cancelUntil: null,
    });
    expect(outcome(await ask(person, saleId))).toBe('NETWORK.CANCELLATION_WAITS');

    const { cancellationId } = asked.body;
    expect(outcome(await withdraw(await buyer(), cancellationId))).toBe('NETWORK.CANCELLATION_NOT_FOUND');
    expect(outcome(await withdraw(person, cancellationId))).toBe(200);
    expect(outcome(await withdraw(person, cancellationId))).toBe('NETWORK.CANCELLATION_DECIDED');
    expect(await waitingFor(person)).toEqual([]);
    const published = async (definition: typeof cancellationRequested | typeof cancellationWithdrawn) =>
      (await network.outboxEventsOf(definition)).filter((event) => event.cancellationId === cancellationId);
    expect(await published(cancellationRequested)).toMatchObject([{ name: 'Kavita Shah', amountPaise: 150_000 }]);
    expect(await published(cancellationWithdrawn)).toHaveLength(1);
    expect((await ask(person, saleId)).status).toBe(201);
  });

  it('two concurrent requests make one cancellation', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const answers = await Promise.all([ask(person, saleId), ask(person, saleId), ask(person, saleId)]);
    expect(answers.map(outcome).toSorted()).toEqual([201, 'NETWORK.CANCELLATION_WAITS', 'NETWORK.CANCELLATION_WAITS']);
    expect(await waitingFor(person)).toHaveLength(1);
  });

  it('a rejection has a reason, and the member may request it again', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Gold');
    const { cancellationId } = (await ask(person, saleId)).body;
    expect(outcome(await refuse(cancellationId))).toBe(200);
    expect(outcome(await refuse(cancellationId))).toBe('NETWORK.CANCELLATION_DECIDED');
    const refused = { cancellation: { status: 'rejected', rejectionReason: 'The kit was used.' } };
    expect((await ownSales(person))[0]).toMatchObject({ ...refused, cancelUntil: expect.any(String) });
    const published = (await network.outboxEventsOf(cancellationRejected)).filter(
      ({ memberId }) => memberId === person.id,
    );
    expect(published).toMatchObject([{ plan: 'Gold', reason: 'The kit was used.' }]);
  });

  it('the reversal of the sale approves the cancellation', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const { cancellationId } = (await ask(person, saleId)).body;
    expect(outcome(await reverse(saleId, { kind: 'cooling-off', note: 'As asked.' }))).toBe(200);
    expect((await ownSales(person))[0]).toMatchObject({
      reversal: { kind: 'cooling-off' },
      cancellation: { status: 'approved' },
    });
    expect(await waitingFor(person)).toEqual([]);
    const reversal = (await network.outboxEventsOf(saleReversed)).find(({ memberId }) => memberId === person.id);
    expect(reversal?.cancellationId).toBe(cancellationId);
    expect(outcome(await refuse(cancellationId))).toBe('NETWORK.CANCELLATION_DECIDED');
  });

  it('one of a concurrent rejection, withdrawal and reversal succeeds', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const { cancellationId } = (await ask(person, saleId)).body;
    const [withdrawn, refused] = await Promise.all([
      withdraw(person, cancellationId),
      refuse(cancellationId),
      reverse(saleId),
    ]);
    const [sale] = await ownSales(person);
    const wins = [outcome(withdrawn), outcome(refused)].filter((one) => one === 200);
    expect(wins).toHaveLength(sale?.cancellation?.status === 'approved' ? 0 : 1);
    expect(sale?.reversal).not.toBeNull();
  });
});

describe('a higher plan', () => {
  it('a member’s request for a higher plan ends the cancellation of the lower one', async () => {
    const person = await buyer();
    await ask(person, await sell(person, 'Silver'));
    const files = { planProof: await tinyJpeg() };
    await network.call(requestPlanProof, { body: { plan: 'Gold' }, files }, person.token);
    await sell(person, 'Gold');
    const [silver, gold] = await ownSales(person);
    expect(silver).toMatchObject({ plan: 'Silver', cancellation: { status: 'withdrawn' }, cancelUntil: null });
    expect(gold).toMatchObject({ cancellation: null, cancelUntil: expect.any(String) });
    expect(await waitingFor(person)).toEqual([]);
  });

  it('a higher plan set by the company keeps the cancellation until that plan is reversed', async () => {
    const person = await buyer();
    const silver = await sell(person, 'Silver');
    await ask(person, silver);
    const gold = await sell(person, 'Gold', 'waived');
    expect(await waitingFor(person)).toHaveLength(1);
    expect(outcome(await reverse(silver, { kind: 'cooling-off' }))).toBe('NETWORK.SALE_HAS_UPGRADE');
    expect(outcome(await reverse(gold))).toBe(200);
    expect(outcome(await reverse(silver, { kind: 'cooling-off' }))).toBe(200);
  });
});

describe('the thirty days', () => {
  it('the period ends without a request; a request in time is approved later', async () => {
    const [early, late, later] = [await buyer(), await buyer(), await buyer()];
    const sold = [await sell(early, 'Silver'), await sell(late, 'Silver'), await sell(later, 'Silver')] as const;
    await ask(early, sold[0]);
    await age('plan_cancellations', { saleId: sold[0] }, { requestedAt: daysAgo(31) });
    await age('sales', { _id: sold[0] }, { approvedAt: daysAgo(40) });
    await age('sales', { _id: sold[1] }, { approvedAt: daysAgo(29) });
    await age('sales', { _id: sold[2] }, { approvedAt: daysAgo(32) });

    expect(outcome(await ask(late, sold[1]))).toBe(201);
    expect((await ownSales(later))[0]?.cancelUntil).toBeNull();
    expect(outcome(await ask(later, sold[2]))).toBe('NETWORK.COOLING_OFF_OVER');
    expect(outcome(await reverse(sold[2], { kind: 'cooling-off' }))).toBe('NETWORK.COOLING_OFF_OVER');
    expect(outcome(await reverse(sold[0], { kind: 'cooling-off' }))).toBe(200);
    expect(outcome(await reverse(sold[2]))).toBe(200);
  });
});

describe('a plan that can’t be given back', () => {
  it('a waived plan, an upgraded one and another member’s plan can’t be given back', async () => {
    const person = await buyer();
    const bronze = await sell(person, 'Bronze', 'waived');
    expect(outcome(await ask(person, bronze))).toBe('NETWORK.NOTHING_PAID');
    expect(outcome(await reverse(bronze, { kind: 'cooling-off' }))).toBe('NETWORK.NOTHING_PAID');
    await sell(person, 'Silver');
    expect(outcome(await ask(person, bronze))).toBe('NETWORK.SALE_HAS_UPGRADE');
    expect(outcome(await ask(await buyer(), bronze))).toBe('NETWORK.SALE_NOT_FOUND');
  });

  it('an account that is being closed can’t give a plan back, and an account with a cancellation closes later', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const hold = () => network.call(holdPlace, { body: { memberId: person.id, hold: true } }, network.asService);
    const { cancellationId } = (await ask(person, saleId)).body;
    expect(outcome(await hold())).toBe('NETWORK.CLOSING_PLAN_WAITS');
    await withdraw(person, cancellationId);
    expect(outcome(await hold())).toBe(200);
    expect(outcome(await ask(person, saleId))).toBe('ACCESS.ACCOUNT_CLOSING');
  });
});
