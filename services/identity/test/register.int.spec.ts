import { login, memberRegistered, register, type AuditEntry } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { freshMobile } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { codeOf } from './fake-network.js';
import { TestIdentity } from './identity-harness.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());
afterEach(() => {
  identity.network.isDown = false;
  identity.network.placing = 'works';
  identity.network.verdict = () => identity.network.sponsor;
});

const newcomer = (mobile = freshMobile()) => ({
  name: 'Asha Patil',
  mobile,
  email: 'asha@example.in',
  referralCode: 'fl7k2m9qx',
  password: 'a good password',
});
const accountsWith = (mobile: string) => identity.connection.collection('accounts').countDocuments({ mobile });

it('a registration makes an unapproved account below the sponsor and notifies the network twice, by call and by event', async () => {
  const { sponsor } = identity.network;
  const mobile = freshMobile();
  const { status, body } = await identity.call(register, { body: newcomer(`+91 ${mobile}`) });

  expect(status).toBe(201);
  expect(body.addedBy).toEqual(sponsor);
  expect(body.user).toMatchObject({ name: 'Asha Patil', mobile, plan: null, requestedPlan: null, isApproved: false });
  expect(body.user.referralCode).toBe(codeOf(body.user._id));
  expect(identity.network.questions.at(-1)).toEqual({ sponsor: { referralCode: 'FL7K2M9QX' } });

  const placed = { memberId: body.user._id, name: 'Asha Patil', mobile, sponsorId: sponsor._id, planRequest: null };
  expect(identity.network.placements.at(-1)).toMatchObject(placed);
  expect((await identity.outboxEventsOf(memberRegistered)).at(-1)).toEqual(identity.network.placements.at(-1));
});

it('the network gets the readers of e-mail and address with the account', async () => {
  const body = { ...newcomer(), contactSeenBy: 'company' as const };
  const { body: made } = await identity.call(register, { body });

  const expected = { memberId: made.user._id, contactSeenBy: 'company' };
  expect(identity.network.placements.at(-1)).toMatchObject(expected);
  expect((await identity.outboxEventsOf(memberRegistered)).at(-1)).toMatchObject(expected);
});

it('the new member can log in immediately', async () => {
  const mobile = freshMobile();
  await identity.call(register, { body: newcomer(mobile) });
  const { status, body } = await identity.call(login, { body: { mobile, password: 'a good password' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isHead: false, token: expect.any(String) });
});

it('the password is never returned or stored in clear', async () => {
  const mobile = freshMobile();
  const { body } = await identity.call(register, { body: { ...newcomer(mobile), password: 'Zx9-unmistakable' } });
  expect(JSON.stringify(body)).not.toContain('unmistakable');
  const everything = await Promise.all(
    ['accounts', 'outbox', 'idempotency_keys'].map((name) => identity.connection.collection(name).find().toArray()),
  );
  expect(JSON.stringify(everything)).not.toContain('unmistakable');
});

it('only a caller with a valid code learns of a taken mobile', async () => {
  const mobile = freshMobile();
  await identity.call(register, { body: newcomer(mobile) });
  identity.network.verdict = () => 'NETWORK.CODE_UNKNOWN';
  const [taken, free] = await Promise.all(
    [mobile, freshMobile()].map((tried) => identity.call(register, { body: newcomer(tried) })),
  );
  expect({ ...taken!.error, requestId: '' }).toEqual({ ...free!.error, requestId: '' });
  expect(taken!.error?.code).toBe('NETWORK.CODE_UNKNOWN');
  identity.network.verdict = () => identity.network.sponsor;
  expect((await identity.call(register, { body: newcomer(mobile) })).error?.code).toBe('IDENTITY.MOBILE_TAKEN');
});

it('a taken mobile is checked last: an incomplete call does not reveal it', async () => {
  const mobile = freshMobile();
  await identity.call(register, { body: newcomer(mobile) });
  for (const [password, code] of [
    ['Deepam@123', 'IDENTITY.PASSWORD_GUESSABLE'],
    ['Password1', 'REQUEST.INVALID'],
  ] as const) {
    const answers = [mobile, freshMobile()].map((tried) =>
      identity.call(register, { body: { ...newcomer(tried), password } }),
    );
    expect((await Promise.all(answers)).map(({ error }) => error?.code)).toEqual([code, code]);
  }
});

it('an address learns of twenty taken mobiles an hour, and a sponsor of sixty, each in the audit trail', async () => {
  const [taken, sponsor, other] = [freshMobile(), newId(), newId()];
  const as = (_id: string) => () => ({ ...identity.network.sponsor, _id });
  const attempt = async (mobile: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const { error, status } = await identity.call(register, { body: newcomer(mobile), headers });
    return error?.code ?? status;
  };
  const refusals = async (address: string) => {
    const codes = [];
    for (let i = 0; i < 20; i += 1) codes.push(await attempt(taken, address));
    return [...new Set(codes)];
  };
  identity.network.verdict = as(sponsor);
  expect(await attempt(taken, '203.0.113.40')).toBe(201);
  for (const address of ['203.0.113.41', '203.0.113.42', '203.0.113.43']) {
    expect(await refusals(address)).toEqual(['IDENTITY.MOBILE_TAKEN']);
  }
  // Both reject the answer whether a mobile is free.
  expect(await attempt(freshMobile(), '203.0.113.44')).toBe('REQUEST.TOO_MANY');
  identity.network.verdict = as(other);
  expect(await attempt(taken, '203.0.113.41')).toBe('REQUEST.TOO_MANY');
  expect(await attempt(freshMobile(), '203.0.113.41')).toBe('REQUEST.TOO_MANY');
  expect(await attempt(freshMobile(), '203.0.113.44')).toBe(201);
  const rows = identity.connection.collection<{ entry: AuditEntry }>('audit_trail');
  const refused = await rows.find({ 'entry.kind': 'mobile-rejected', 'entry.address': /203\.0\.113\.41/ }).toArray();
  expect(refused).toHaveLength(20);
  expect(refused[0]!.entry).toMatchObject({
    actor: { kind: 'stranger' },
    subject: { kind: 'mobile', id: expect.stringMatching(/^X+\d{4}$/) },
    memberId: sponsor,
  });
});

it('one of the most common passwords is rejected', async () => {
  const { error } = await identity.call(register, { body: { ...newcomer(freshMobile()), password: 'Password1' } });
  expect(error).toMatchObject({ code: 'REQUEST.INVALID', details: { password: error?.error } });
  expect(error?.error).toMatch(/most common/);
});

it.each(['Deepam@123', 'asha.patil'])('%s is rejected, which is our name or the member’s own', async (password) => {
  const { error } = await identity.call(register, { body: { ...newcomer(freshMobile()), password } });
  expect(error?.code).toBe('IDENTITY.PASSWORD_GUESSABLE');
});

it('one of many concurrent calls gets the mobile', async () => {
  const mobile = freshMobile();
  const before = (await identity.outboxEventsOf(memberRegistered)).length;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => identity.call(register, { body: newcomer(mobile) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
  expect(answers.filter(({ status }) => status === 409).map(({ error }) => error?.code)).toEqual(
    Array(11).fill('IDENTITY.MOBILE_TAKEN'),
  );
  expect(await accountsWith(mobile)).toBe(1);
  expect(await identity.outboxEventsOf(memberRegistered)).toHaveLength(before + 1);
});

it.each([
  'NETWORK.CODE_MISTYPED',
  'NETWORK.CODE_UNKNOWN',
  'NETWORK.SPONSOR_NOT_APPROVED',
  'NETWORK.SPONSOR_PLAN_TOO_LOW',
] as const)('the network’s rejection %s is returned and nothing is stored', async (code) => {
  identity.network.verdict = () => code;
  const mobile = freshMobile();
  const { status, error } = await identity.call(register, { body: newcomer(mobile) });
  expect({ status, code: error?.code }).toEqual({ status: 422, code });
  expect(await accountsWith(mobile)).toBe(0);
});

it('a registration fails while the network is down, and stores nothing', async () => {
  identity.network.isDown = true;
  const mobile = freshMobile();
  const before = (await identity.outboxEventsOf(memberRegistered)).length;
  const { status, error } = await identity.call(register, { body: newcomer(mobile) });
  expect({ status, code: error?.code }).toEqual({ status: 503, code: 'IDENTITY.REGISTRATION_UNAVAILABLE' });
  expect(await accountsWith(mobile)).toBe(0);
  expect(await identity.outboxEventsOf(memberRegistered)).toHaveLength(before);
});

it('a registration succeeds without a code when the network is lost after the account was made: the event places the member', async () => {
  identity.network.placing = 'lost';
  const { status, body } = await identity.call(register, { body: newcomer() });
  expect(status).toBe(201);
  expect(body.user.referralCode).toBeNull();
  expect((await identity.outboxEventsOf(memberRegistered)).at(-1)).toMatchObject({ memberId: body.user._id });
});

it('the error names each wrong field', async () => {
  const body = { name: ' ', mobile: '12345', email: 'nobody', referralCode: '', password: 'short' };
  const answer = await identity.call(register, { body });
  expect(answer.status).toBe(422);
  expect(answer.error?.code).toBe('REQUEST.INVALID');
  expect(answer.error?.details).toMatchObject({
    name: 'Please enter your name',
    mobile: 'Mobile number should be 10 digits',
    email: 'Please enter valid email',
    referralCode: 'Please enter a referral code',
    password: 'Please use at least 8 characters.',
  });
});

it('fifty equal calls with one Idempotency-Key have one effect', async () => {
  const mobile = freshMobile();
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => identity.call(register, { body: newcomer(mobile), headers })),
  );
  expect(await accountsWith(mobile)).toBe(1);
  expect([...new Set(answers.map(({ status, body, error }) => JSON.stringify([status, body, error])))]).toHaveLength(1);
  expect(answers[0]?.status).toBe(201);
});
