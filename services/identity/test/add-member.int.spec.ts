import {
  account,
  addMember,
  changePassword,
  documents,
  login,
  memberApproved,
  memberRegistered,
  updateProfile,
  type ErrorCode,
} from '@deepam/contracts';
import { ObjectStore } from '@deepam/platform';
import { freshMobile, poll, tinyPng } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { codeOf } from './fake-network.js';
import { TestIdentity } from './identity-harness.js';
import { newMember, type TestMember } from './members.js';

let identity: TestIdentity;
let sponsor: TestMember;
let planProof: Buffer;

beforeAll(async () => {
  identity = await TestIdentity.start();
  sponsor = await newMember(identity);
  planProof = await tinyPng();
  await identity.hears(memberApproved, { memberId: sponsor.id, name: 'Asha', approvedAt: new Date().toISOString() });
  await poll(() => identity.connection.collection('members').findOne({ isApproved: true }));
});
afterAll(() => identity.stop());
afterEach(() => {
  jest.restoreAllMocks();
  identity.network.isDown = false;
  identity.network.placing = 'works';
  identity.network.verdict = () => identity.network.sponsor;
});

const store = () => identity.app.get(ObjectStore, { strict: false });
const add = (mobile = freshMobile(), token = sponsor.token, utr?: string) =>
  identity.call(addMember, {
    token,
    body: { name: 'Meera Joshi', mobile, email: '', password: 'her own password', plan: 'Silver', utr },
    files: { planProof },
  });

it('the call makes an unapproved account with a requested plan and its proof, below the caller', async () => {
  const mobile = freshMobile();
  const { status, body } = await add(mobile, sponsor.token, '123456789012');
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ mobile, email: null, plan: 'Silver', requestedPlan: 'Silver' });
  expect(body.user).toMatchObject({ planApproved: false, isApproved: false });
  expect(body.user.referralCode).toBe(codeOf(body.user._id));
  expect(body.addedBy).toEqual(identity.network.sponsor);
  expect(identity.network.questions.at(-1)).toEqual({ sponsor: { memberId: sponsor.id }, utr: '123456789012' });

  const [placement, event] = [
    identity.network.placements.at(-1),
    (await identity.outboxEventsOf(memberRegistered)).at(-1),
  ];
  expect(placement?.planRequest).toMatchObject({ plan: 'Silver', utr: '123456789012' });
  expect(event).toEqual(placement);
  const proof = await store().open(placement!.planRequest!.proofKey);
  proof.stream.destroy();
  expect(placement?.planRequest?.proofKey).toMatch(/^network\/plan-proofs\//);
  expect(proof.contentType).toBe('image/png');
  expect((await identity.call(login, { body: { mobile, password: 'her own password' } })).status).toBe(200);
});

it('the password is for one use: no data can be read before its change', async () => {
  const mobile = freshMobile();
  await add(mobile);
  const first = await identity.call(login, { body: { mobile, password: 'her own password' } });
  expect(first.body).toMatchObject({ mustChangePassword: true, passwordReason: 'for-one-use' });
  const { token } = first.body;
  const reads = await Promise.all([
    identity.call(account, { token }),
    identity.call(documents, { token }),
    identity.call(updateProfile, { token, body: { name: 'Sponsor' } }),
  ]);
  expect(reads.map(({ error }) => error?.code)).toEqual(Array(3).fill('AUTH.PASSWORD_CHANGE_NEEDED'));

  identity.clock.advance(3600_000);
  const change = (password: string) =>
    identity.call(changePassword, { token, body: { password, confirmPassword: password } });
  expect((await change('her own password')).error?.code).toBe('IDENTITY.PASSWORD_UNCHANGED');
  const { body } = await change('hers alone, not the one given');
  expect((await identity.call(account, { token: body.token })).body.name).toBe('Meera Joshi');
  expect((await identity.call(login, { body: { mobile, password: 'her own password' } })).status).toBe(401);
  identity.clock.set(new Date());
});

it.each<[ErrorCode, number]>([
  ['NETWORK.ADD_NEEDS_PLAN', 403],
  ['NETWORK.UTR_USED', 409],
])('%s is rejected before anything is stored', async (code, expected) => {
  identity.network.verdict = () => code;
  const put = jest.spyOn(store(), 'put');
  const mobile = freshMobile();
  const { status, error } = await add(mobile);
  expect({ status, code: error?.code }).toEqual({ status: expected, code });
  expect(put).not.toHaveBeenCalled();
  expect(await identity.connection.collection('accounts').countDocuments({ mobile })).toBe(0);
});

it('the caller must be approved', async () => {
  const unapproved = await newMember(identity);
  expect((await add(freshMobile(), unapproved.token)).error?.code).toBe('ACCESS.NOT_APPROVED');
  expect((await identity.call(addMember, {})).error?.code).toBe('AUTH.REQUIRED');
});

it('one of several concurrent calls gets the mobile, and only its proof is stored', async () => {
  const put = jest.spyOn(store(), 'put');
  const mobile = freshMobile();
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(mobile)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const kept = identity.network.placements.at(-1)?.planRequest?.proofKey;
  for (const [key] of put.mock.calls) {
    if (key === kept) (await store().open(key)).stream.destroy();
    else await expect(store().open(key)).rejects.toMatchObject({ code: 'FILE.NOT_FOUND' });
  }
});

it('the call fails while the network is down, and succeeds without a code when the network is lost in between', async () => {
  identity.network.isDown = true;
  expect((await add()).error?.code).toBe('IDENTITY.REGISTRATION_UNAVAILABLE');
  identity.network.isDown = false;
  identity.network.placing = 'lost';
  const { status, body } = await add();
  expect({ status, code: body.user.referralCode }).toEqual({ status: 201, code: null });
});

it('the error names wrong and missing fields', async () => {
  const body = { name: '', mobile: '1', email: 'x', password: '', plan: 'Silver' as const };
  const wrong = await identity.call(addMember, { token: sponsor.token, body, files: { planProof } });
  expect(wrong.error).toMatchObject({ code: 'REQUEST.INVALID', details: { email: 'Invalid email format' } });
  const noProof = { ...body, name: 'Meera', mobile: freshMobile(), email: '', password: 'her own password' };
  const missing = await identity.call(addMember, { token: sponsor.token, body: noProof, files: {} });
  expect(missing.error?.code).toBe('FILE.REQUIRED');
});
