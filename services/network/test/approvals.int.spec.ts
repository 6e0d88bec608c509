import {
  approvePlan,
  beginNetworkWork,
  approveNetworkRequest,
  networkApprovals,
  planApproved,
  requestPlanProof,
  saleReversed,
  withdrawNetworkRequest,
  type Permission,
  type PlanName,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saleReversals } from './sale-reversals.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { reverse, ask, outcome } = saleReversals(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start([], { SECOND_APPROVAL: 'on', SECOND_APPROVAL_ABOVE: 2_000 });
  head = await network.head();
});
afterAll(() => network.close());

const buyer = () => network.member(head, head);
const handIn = async (person: Person, plan: PlanName) =>
  network.call(requestPlanProof, { body: { plan }, files: { planProof: await tinyJpeg() } }, person.token);
const setPlan = (person: Person, plan: PlanName, more: object = {}, token = head.token) =>
  network.call(approvePlan, { body: { userId: person.id, plan, ...more } }, token);
const sell = async (person: Person, plan: PlanName) => {
  await handIn(person, plan);
  return (await setPlan(person, plan)).body.saleId;
};
const planOf = async (person: Person) => (await network.view(person)).plan;
const reversalsOf = async (person: Person) =>
  (await network.outboxEventsOf(saleReversed)).filter(({ memberId }) => memberId === person.id);
const salesTo = async (person: Person) =>
  (await network.outboxEventsOf(planApproved)).filter(({ memberId }) => memberId === person.id).length;
const tokenOf = (...permissions: readonly Permission[]) =>
  network.service.tokens.memberToken({ memberId: newId(), permissions });
const grant = (id: string, token: string) => network.call(approveNetworkRequest, { params: { id } }, token);

describe('the reversal of a sale under dual approval', () => {
  it('the reversal waits for a second approver with the permission, who may be the head, and runs once', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const requester = await tokenOf('decide-plans', 'adjust-money');
    const { status, awaits } = await reverse(saleId, {}, requester);
    expect(status).toBe(202);
    expect(await planOf(person)).toBe('Silver');
    const waiting = await network.call(networkApprovals, {}, head.token);
    expect(waiting.body[0]).toMatchObject({
      _id: awaits!._id,
      call: 'reverseSale',
      amount: 1500,
      what: 'Silver',
      reason: 'No money came.',
      member: { _id: person.id },
    });
    expect(outcome(await grant(awaits!._id, await tokenOf('decide-plans')))).toBe('ACCESS.NOT_PERMITTED');
    expect(outcome(await grant(awaits!._id, requester))).toBe('APPROVAL.OWN_REQUEST');
    const approvers = [head.token, await tokenOf('decide-plans', 'adjust-money')];
    const answers = await Promise.all(approvers.map((token) => grant(awaits!._id, token)));
    expect(answers.map(outcome).toSorted()).toEqual([200, 'APPROVAL.ENDED']);
    expect(await planOf(person)).toBeNull();
    expect(await reversalsOf(person)).toHaveLength(1);
  });

  it('staff who only decide on plans approve a reversal that a member requested, even when the head requested it', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    await ask(person, saleId);
    const { awaits } = await reverse(saleId, { kind: 'cooling-off' });
    expect(outcome(await grant(awaits!._id, head.token))).toBe('APPROVAL.OWN_REQUEST');
    expect(outcome(await grant(awaits!._id, await tokenOf('decide-plans')))).toBe(200);
    expect(await planOf(person)).toBeNull();
  });

  it('a changed sale is not reversed, and the request ends', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Bronze');
    const { awaits } = await reverse(saleId);
    await handIn(person, 'Silver');
    const approver = await tokenOf('decide-plans', 'adjust-money');
    expect(outcome(await grant(awaits!._id, approver))).toBe('NETWORK.PLAN_REQUEST_WAITS');
    expect(outcome(await grant(awaits!._id, approver))).toBe('APPROVAL.ENDED');
    expect(await planOf(person)).toBe('Bronze');
  });

  it('a cancellation during the request must be decided again', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const { awaits } = await reverse(saleId);
    await ask(person, saleId);
    expect(outcome(await grant(awaits!._id, await tokenOf('decide-plans', 'adjust-money')))).toBe('APPROVAL.OUTDATED');
    expect(await planOf(person)).toBe('Silver');
  });

  it('a withdrawn request reverses nothing', async () => {
    const person = await buyer();
    const saleId = await sell(person, 'Silver');
    const { awaits } = await reverse(saleId);
    const params = { id: awaits!._id };
    const answers = await Promise.all([
      network.call(withdrawNetworkRequest, { params }, head.token),
      grant(awaits!._id, await tokenOf('decide-plans', 'adjust-money')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await planOf(person)).toBe(answers[0].status === 200 ? 'Silver' : null);
  });
});

describe('a plan that is not requested and paid', () => {
  it('an unpaid plan waits for a second approver with the permission, pays nothing until then, and is set once', async () => {
    const person = await buyer();
    const requester = await tokenOf('decide-plans', 'adjust-money');
    const { status, awaits } = await setPlan(person, 'Gold', {}, requester);
    expect([status, await planOf(person), await salesTo(person)]).toEqual([202, null, 0]);
    expect((await network.call(networkApprovals, {}, head.token)).body[0]).toMatchObject({
      _id: awaits!._id,
      call: 'approvePlan',
      amount: 2500,
      what: 'Gold',
      member: { _id: person.id },
    });
    expect(outcome(await grant(awaits!._id, requester))).toBe('APPROVAL.OWN_REQUEST');
    expect(outcome(await grant(awaits!._id, await tokenOf('decide-plans')))).toBe('ACCESS.NOT_PERMITTED');
    const approvers = [head.token, await tokenOf('decide-plans', 'adjust-money')];
    const answers = await Promise.all(approvers.map((token) => grant(awaits!._id, token)));
    expect(answers.map(outcome).toSorted()).toEqual([200, 'APPROVAL.ENDED']);
    expect([await planOf(person), await salesTo(person)]).toEqual(['Gold', 1]);
  });

  it.each<[string, PlanName, object]>([
    ['a gift', 'Bronze', { payment: 'waived' }],
    ['a higher one than was asked for', 'Gold', {}],
  ])('an unpaid plan waits also for: %s', async (_what, plan, more) => {
    const person = await buyer();
    await handIn(person, 'Bronze');
    expect((await setPlan(person, plan, more)).status).toBe(202);
    expect(await planOf(person)).toBeNull();
  });

  it('an unpaid plan is not set when the member has requested one since', async () => {
    const person = await buyer();
    const { awaits } = await setPlan(person, 'Gold');
    await handIn(person, 'Gold');
    const approver = await tokenOf('decide-plans', 'adjust-money');
    expect(outcome(await grant(awaits!._id, approver))).toBe('APPROVAL.OUTDATED');
    expect(await planOf(person)).toBeNull();
  });

  it('an unpaid plan can’t be a row of bulk work', async () => {
    const { id } = await buyer();
    const rows = [{ id, plan: 'Gold' as const }];
    expect((await network.call(beginNetworkWork, { body: { kind: 'approve-plans', rows } }, head.token)).status).toBe(
      422,
    );
  });
});
