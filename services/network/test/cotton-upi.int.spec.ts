import { cottonRequested, cottonUpi } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const link = (person: Person, quantity = 2) =>
  network.call(cottonUpi, { query: { quantity: String(quantity) } }, person.token);
const order = async (person: Person, quantityKg: number): Promise<string> => {
  const orderId = newId();
  const facts = { orderId, memberId: person.id, memberName: person.name, quantityKg, utr: null };
  await network.handled(await network.hears(cottonRequested, { ...facts, occurredAt: new Date().toISOString() }));
  return orderId;
};
const txnidsOf = async (_id: string) =>
  (await network.service.db.collection<{ _id: string; txnids: string[] }>('expected_payments').findOne({ _id }))!
    .txnids;

it('the link requests the deposit of the kilograms, to the configured payee', async () => {
  const { body } = await link(await network.member(head, head, { plan: 'Bronze' }));
  expect(body).toMatchObject({ amount: 800, txnid: expect.stringMatching(/^DPC[0-9A-F]{24}$/) });
  expect(body.upiUrl).toBe(
    `upi://pay?pa=deepam@upi&pn=Deepam%20Wicks&am=800.00&cu=INR&tr=${body.txnid}&tn=Cotton%202%20kg`,
  );
});

it('the link is equal in every tab until the order arrives, whose payment is then recognised; the next order has another link', async () => {
  const member = await network.member(head, head, { plan: 'Bronze' });
  const [first, again, more] = [await link(member), await link(member), await link(member, 3)];
  expect(again.body).toEqual(first.body);
  expect(more.body.txnid).not.toBe(first.body.txnid);
  expect(await txnidsOf(await order(member, 2))).toEqual([first.body.txnid]);
  const next = await link(member);
  expect(next.body.txnid).not.toBe(first.body.txnid);
  expect(await txnidsOf(await order(member, 2))).toEqual([next.body.txnid]);
});

it('the link needs whole kilograms, at most a thousand, and a plan', async () => {
  const member = await network.member(head, head, { plan: 'Bronze' });
  for (const quantity of ['0', '1.5', '1001', 'two'])
    expect((await network.call(cottonUpi, { query: { quantity } }, member.token)).status).toBe(422);
  expect((await link(await network.member(head, head))).error?.code).toBe('ACCESS.PLAN_NEEDED');
  expect((await link(head)).error?.code).toBe('ACCESS.PLAN_NEEDED');
});
