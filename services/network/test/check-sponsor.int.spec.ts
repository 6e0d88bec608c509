import { checkSponsor, makeReferralCode } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { anyUtr } from '@deepam/testing';
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

const byCode = (referralCode: string, utr?: string) =>
  network.call(checkSponsor, { body: { sponsor: { referralCode }, utr } }, network.asService);
const byId = (memberId: string, utr?: string) =>
  network.call(checkSponsor, { body: { sponsor: { memberId }, utr } }, network.asService);

it('the check names the sponsor, however the code is typed', async () => {
  const answer = await byCode(` ${head.code.toLowerCase().slice(0, 4)} ${head.code.slice(4)} `);

  expect(answer).toMatchObject({ status: 200, body: { _id: head.id, name: head.name, referralCode: head.code } });
});

it('the check distinguishes a mistyped code from an unknown one', async () => {
  const other = head.code.endsWith('2') ? '3' : '2';
  const unknown = makeReferralCode(3, () => 0.999);

  expect(await byCode(head.code.slice(0, -1) + other)).toMatchObject(refusedWith(422, 'NETWORK.CODE_MISTYPED'));
  expect(await byCode('SOMETHING')).toMatchObject(refusedWith(422, 'NETWORK.CODE_MISTYPED'));
  expect(await byCode(unknown)).toMatchObject(refusedWith(422, 'NETWORK.CODE_UNKNOWN'));
  expect(await byId(newId())).toMatchObject(refusedWith(404, 'NETWORK.MEMBER_NOT_FOUND'));
});

it('the check follows approval and plan, with another reason for the sponsor than for the newcomer', async () => {
  const unapproved = await network.member(head, head, { approved: false });
  const planless = await network.member(head, head);
  const bronze = await network.member(head, head, { plan: 'Bronze' });
  const silver = await network.member(head, head, { plan: 'Silver' });
  const gold = await network.member(head, head, { plan: 'Gold' });

  expect(await byCode(unapproved.code)).toMatchObject(refusedWith(422, 'NETWORK.SPONSOR_NOT_APPROVED'));
  expect(await byCode(planless.code)).toMatchObject(refusedWith(422, 'NETWORK.SPONSOR_PLAN_TOO_LOW'));
  expect(await byCode(bronze.code)).toMatchObject(refusedWith(422, 'NETWORK.SPONSOR_PLAN_TOO_LOW'));
  expect(await byId(unapproved.id)).toMatchObject(refusedWith(403, 'ACCESS.NOT_APPROVED'));
  expect(await byId(planless.id)).toMatchObject(refusedWith(403, 'NETWORK.ADD_NEEDS_PLAN'));
  expect(await byId(bronze.id)).toMatchObject(refusedWith(403, 'NETWORK.ADD_NEEDS_PLAN'));
  for (const may of [silver, gold, head]) {
    expect((await byCode(may.code)).status).toBe(200);
    expect((await byId(may.id)).status).toBe(200);
  }
});

it('the check reports a UTR that belongs to another payment', async () => {
  const utr = anyUtr();
  expect((await byId(head.id, utr)).status).toBe(200);
  await network.member(head, head, { planRequest: { plan: 'Gold', proofKey: 'proof.jpg', utr } });

  expect(await byId(head.id, utr)).toMatchObject(refusedWith(409, 'NETWORK.UTR_USED'));
});

it('the check is for services only', async () => {
  const answer = await network.call(checkSponsor, { body: { sponsor: { memberId: head.id } } }, head.token);

  expect(answer).toMatchObject(refusedWith(403, 'ACCESS.SERVICE_ONLY'));
});
