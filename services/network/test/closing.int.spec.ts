import {
  accountClosed,
  approvePlan,
  requestCancellation,
  checkSponsor,
  closedAccountName,
  holdPlace,
  memberDeleted,
  planApproved,
  profileChanged,
  requestPlanProof,
  withdrawCancellation,
} from '@deepam/contracts';
import { poll, tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

const hold = (memberId: string, isHeld = true) =>
  network.call(holdPlace, { body: { memberId, hold: isHeld } }, network.asService);
const hand = async (token: string) =>
  network.call(requestPlanProof, { body: { plan: 'Gold' }, files: { planProof: await tinyJpeg() } }, token);
const give = (userId: string) =>
  network.call(approvePlan, { body: { userId, plan: 'Gold', payment: 'received' } }, head.token);
const stored = (id: string) => network.memberships.findById(id).lean();
const nobody = { email: null, address: null, avatarKey: null, idProofKey: null, panProofKey: null };
const hears = async (memberId: string) => {
  await network.hears(profileChanged, { memberId, revision: 9, name: closedAccountName, mobile: '', ...nobody });
  await network.hears(accountClosed, { memberId, closedAt: new Date().toISOString() });
  await poll(async () => (await stored(memberId))?.closedAt !== undefined);
};

it('a closing waits for the decision on a plan request, and blocks requests and plans for a minute', async () => {
  const [asking, going] = [await network.member(head, head), await network.member(head, head)];
  await hand(asking.token);
  expect(await hold(asking.id)).toMatchObject(refusedWith(409, 'NETWORK.CLOSING_PLAN_WAITS'));
  expect((await hold(going.id, false)).body).toEqual({ heldUntil: null });
  expect((await hold(going.id)).status).toBe(200);
  expect(await hand(going.token)).toMatchObject(refusedWith(409, 'ACCESS.ACCOUNT_CLOSING'));
  expect(await give(going.id)).toMatchObject(refusedWith(409, 'ACCESS.ACCOUNT_CLOSING'));
  await network.memberships.updateOne({ _id: going.id }, { closingUntil: new Date() });
  expect((await hand(going.token)).status).toBe(200);
});

it('an account is held or has an open request, never both, in either order', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, token } = await network.member(head, head);
    const [held, asked] = await Promise.all([hold(id), hand(token)]);
    expect([held.status, asked.status].filter((status) => status < 300)).toHaveLength(1);
  }
});

it('a closed account keeps its place and downline, has no name for good, and earns nothing from then on', async () => {
  const going = await network.member(head, head, { plan: 'Gold', name: 'Asha Patil' });
  const below = await network.member(going, head, { name: 'Ravi Rao' });
  await hears(going.id);
  const late = { memberId: going.id, revision: 8, name: 'Asha Late', mobile: '1', ...nobody };
  const { id: lateId } = await network.hears(profileChanged, late);
  const inbox = network.service.db.collection<{ _id: string }>('inbox');
  await poll(async () => (await inbox.countDocuments({ _id: `network:${lateId}` })) === 1);
  const nameAbove = () => network.view(below).then(({ addedBy }) => addedBy?.name);
  await poll(async () => (await nameAbove()) === closedAccountName);
  const row = (await network.walk(head)).find(({ _id }) => _id === going.id);
  expect(row).toMatchObject({ name: closedAccountName, isClosed: true, mobile: '', referralCode: going.code });
  expect(row?.closedAt).toBe((await stored(going.id))?.closedAt?.toISOString());
  expect(JSON.stringify(await stored(going.id))).not.toMatch(/asha|patil|paatsilh/i);
  expect(await give(going.id)).toMatchObject(refusedWith(409, 'NETWORK.PLAN_ALREADY_HELD'));
  const sponsor = { sponsor: { referralCode: going.code } };
  const joining = await network.call(checkSponsor, { body: sponsor }, network.asService);
  expect(joining).toMatchObject(refusedWith(422, 'NETWORK.SPONSOR_CLOSED'));

  await give(below.id);
  const sale = (await network.outboxEventsOf(planApproved)).find(({ memberId }) => memberId === below.id);
  expect(sale?.upline[0]).toMatchObject({ memberId: going.id, name: closedAccountName, isDeleted: true });
});

it('a closed account loses the reasons of its cancellations', async () => {
  const going = await network.member(head, head);
  const { saleId } = (await give(going.id)).body;
  const asked = await network.call(requestCancellation, { body: { saleId, reason: 'My son is ill.' } }, going.token);
  const params = { id: asked.body.cancellationId };
  await network.call(withdrawCancellation, { params }, going.token);
  await hears(going.id);
  const wishes = network.service.db.collection<{ _id: string; reason: string | null }>('plan_cancellations');
  await poll(async () => (await wishes.findOne({ _id: params.id }))?.reason === null);
});

it('a closing withdraws an unapproved registration', async () => {
  const going = await network.member(head, head, { approved: false });
  await hears(going.id);
  await poll(async () => (await stored(going.id))?.live !== true);
  expect((await network.outboxEventsOf(memberDeleted)).map(({ memberId }) => memberId)).toContain(going.id);
});
