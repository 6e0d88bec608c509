import {
  account,
  accountClosed,
  closeAccount,
  closedAccountName,
  closeMemberAccount,
  issueServiceToken,
  listAuditTrail,
  login,
  memberAccount,
  memberDeleted,
  memberReinstated,
  memberSuspended,
  reauthenticate,
  profileChanged,
  register,
  reinstateMember,
  sessionRevocations,
  sessionsRevoked,
  sharedNumbers,
  suspendMember,
  updateProfile,
  uploadAvatar,
} from '@deepam/contracts';
import { StoredRevocations } from '@deepam/members';
import { newId, ObjectStore, Transactions } from '@deepam/platform';
import { poll, tinyJpeg } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember } from './members.js';

let identity: TestIdentity;

let head: string;
beforeAll(async () => {
  identity = await TestIdentity.start();
  head = await newHeadToken(identity);
});
afterAll(() => identity.stop());

describe('a member that the network deleted', () => {
  it('the sessions and the login end, and the mobile is free for another member', async () => {
    const { id, mobile, password, token } = await newMember(identity);
    await identity.hears(memberDeleted, { memberId: id, deletedAt: new Date().toISOString() });

    await poll(async () => (await identity.call(account, { token })).error?.code === 'AUTH.SESSION_REVOKED');
    expect(await identity.outboxEventsOf(sessionsRevoked)).toContainEqual({ memberId: id, sessionVersion: 2 });
    expect((await identity.call(login, { body: { mobile, password } })).error?.code).toBe('AUTH.INVALID_CREDENTIALS');

    const again = { name: 'Meera Joshi', mobile, referralCode: 'FL7K2M9QX', password: 'her own password' };
    expect((await identity.call(register, { body: again })).status).toBe(201);
    expect((await identity.call(login, { body: { mobile, password: 'her own password' } })).status).toBe(200);
    const kept = await identity.connection.collection('accounts').countDocuments({ mobile });
    expect(kept).toBe(2);
  });

  it('the member is logged out within six seconds without the event, and other services learn of the ended sessions', async () => {
    const { id, mobile, password, token } = await newMember(identity);
    const before = new Date(identity.clock.now().getTime() - 1000).toISOString();
    identity.network.deleted.push({ memberId: id, deletedAt: new Date().toISOString() });
    const isOut = async () => (await identity.call(account, { token })).error?.code === 'AUTH.SESSION_REVOKED';
    await poll(isOut, { timeout: 6_000 });
    expect((await identity.call(login, { body: { mobile, password } })).error?.code).toBe('AUTH.INVALID_CREDENTIALS');

    const secret = identity.env['SERVICE_SECRET']!;
    const { body } = await identity.call(issueServiceToken, { body: { service: 'gateway', secret } });
    const query = { since: before };
    const listed = await identity.call(sessionRevocations, { query, token: body.token });
    expect(listed.body).toContainEqual({ memberId: id, sessionVersion: 2, revokedAt: expect.any(String) });
    const last = listed.body.at(-1)!;
    const rest = { since: last.revokedAt, after: last.memberId };
    expect((await identity.call(sessionRevocations, { query: rest, token: body.token })).body).toEqual([]);
    expect((await identity.call(sessionRevocations, { query, token })).error?.code).toBe('ACCESS.SERVICE_ONLY');
  });

  it('a late event of an older end does not move the entry for readers of that list', async () => {
    const [revocations, memberId] = [identity.app.get(StoredRevocations, { strict: false }), newId()];
    const [older, later] = ['2026-01-05T09:30:00.000Z', '2026-01-05T09:40:00.000Z'];
    const end = (sessionVersion: number, at: string) =>
      identity.app
        .get(Transactions, { strict: false })
        .run((session) => revocations.add({ memberId, sessionVersion, revokedAt: new Date(at) }, session));
    await end(3, later);
    await end(2, older);
    const listed = await revocations.listSince({ since: '2026-01-05T09:35:00.000Z' });
    expect(listed).toContainEqual({ memberId, sessionVersion: 3, revokedAt: later });
  });

  it('a repeated event deletes the account once', async () => {
    const handled = () => identity.connection.collection('inbox').countDocuments({ event: memberDeleted.routingKey });
    const handledBefore = await handled();
    const { id } = await newMember(identity);
    const data = { memberId: id, deletedAt: new Date().toISOString() };
    const { id: eventId } = await identity.hears(memberDeleted, data);
    await identity.hears(memberDeleted, data, eventId);
    await identity.hears(memberDeleted, data);
    const marker = await newMember(identity);
    await identity.hears(memberDeleted, { ...data, memberId: marker.id });
    const revoked = async (memberId: string) =>
      (await identity.outboxEventsOf(sessionsRevoked)).filter((event) => event.memberId === memberId);
    await poll(async () => (await handled()) === handledBefore + 3);
    expect(await revoked(marker.id)).toHaveLength(1);
    expect(await revoked(id)).toEqual([{ memberId: id, sessionVersion: 2 }]);
  });
});

describe('a suspended member', () => {
  const suspend = (id: string, reason = 'Sold wicks of another maker') =>
    identity.call(suspendMember, { token: head, params: { id }, body: { reason } });
  const reinstate = (id: string) =>
    identity.call(reinstateMember, { token: head, params: { id }, body: { reason: 'It was cleared up' } });
  const stateOf = async (id: string) => (await identity.call(memberAccount, { token: head, params: { id } })).body;

  it('the sessions and the login end, and the reason is shown only after the right password', async () => {
    const { id, mobile, password, token } = await newMember(identity);
    expect((await suspend(id)).status).toBe(200);
    await poll(async () => (await identity.call(account, { token })).error?.code === 'AUTH.SESSION_REVOKED');
    const again = await identity.call(reauthenticate, { token, body: { password } });
    expect(again.error?.code).toBe('AUTH.SESSION_REVOKED');
    const refused = await identity.call(login, { body: { mobile, password } });
    expect([refused.status, refused.error?.code]).toEqual([403, 'AUTH.SUSPENDED']);
    expect(refused.error?.details).toEqual({ suspendedFor: 'Sold wicks of another maker' });
    const guessed = await identity.call(login, { body: { mobile, password: 'a wrong one' } });
    expect(guessed.error?.code).toBe('AUTH.INVALID_CREDENTIALS');

    expect((await reinstate(id)).status).toBe(200);
    expect((await identity.call(login, { body: { mobile, password } })).status).toBe(200);
    const { suspension, changes } = await stateOf(id);
    expect(suspension).toBeNull();
    expect(changes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['reinstated', 'It was cleared up'],
      ['suspended', 'Sold wicks of another maker'],
    ]);
  });

  it('concurrent calls suspend once and reinstate once; the events share a growing revision', async () => {
    const { id } = await newMember(identity);
    const codes = async (work: () => Promise<{ status: number; error?: { code: string } | undefined }>) =>
      (await Promise.all([work(), work()])).map(({ status, error }) => error?.code ?? status).toSorted();
    expect(await codes(() => suspend(id))).toEqual([200, 'IDENTITY.ALREADY_SUSPENDED']);
    expect((await stateOf(id)).suspension).toMatchObject({ reason: 'Sold wicks of another maker' });
    expect(await codes(() => reinstate(id))).toEqual([200, 'IDENTITY.NOT_SUSPENDED']);
    await suspend(id);
    const revisions = async (definition: typeof memberSuspended | typeof memberReinstated) =>
      (await identity.outboxEventsOf(definition)).filter(({ memberId }) => memberId === id).map((one) => one.revision);
    expect(await revisions(memberSuspended)).toEqual([1, 3]);
    expect(await revisions(memberReinstated)).toEqual([2]);
  });

  it('the head and unknown accounts can’t be suspended', async () => {
    const own = (await identity.call(account, { token: head })).body._id;
    expect((await suspend(own)).error?.code).toBe('IDENTITY.HEAD_PROTECTED');
    expect((await suspend(newId())).error?.code).toBe('IDENTITY.ACCOUNT_NOT_FOUND');
    expect((await reinstate(newId())).error?.code).toBe('IDENTITY.ACCOUNT_NOT_FOUND');
    expect((await suspend(own, ' ')).error?.code).toBe('REQUEST.INVALID');
  });
});

afterEach(() => {
  identity.network.objection = () => null;
  identity.network.closings.length = 0;
});

const close = (token: string, body = {}) => identity.call(closeAccount, { token, body });
const closedEvents = async (memberId: string) =>
  (await identity.outboxEventsOf(accountClosed)).filter((event) => event.memberId === memberId);
const stored = (_id: string) =>
  identity.connection
    .collection<{ _id: string; deletedAt?: Date | null; avatarKey: string }>('accounts')
    .findOne({ _id });

describe('the closing of an account', () => {
  it('a closing ends every login, frees the mobile, and publishes the remaining name', async () => {
    const { id, mobile, password, token } = await newMember(identity);
    await identity.call(uploadAvatar, { token, files: { avatar: await tinyJpeg() } });
    await identity.call(updateProfile, { token, body: { address: 'Satara' } });
    const { avatarKey } = (await stored(id))!;
    const store = identity.app.get(ObjectStore, { strict: false });
    const remove = store.remove.bind(store);
    Object.assign(store, { remove: () => Promise.reject(new Error('away')) });
    const waiver = { waivedAmount: 37.5, waiver: 'The rest is yours.' };
    expect(await close(token, waiver)).toMatchObject({ status: 200, body: { message: 'Your account is closed.' } });

    const asked = identity.network.closings.map(({ path, body }) => [path.split('/').at(-1), body]);
    const wish = (hold: boolean) => [
      ['place', { memberId: id, hold }],
      ['orders', { memberId: id, hold }],
      ['money', { memberId: id, hold, waiver: { amountPaise: 3750, words: 'The rest is yours.' }, writeOff: null }],
    ];
    expect(asked).toEqual([...wish(false), ...wish(true)]);

    expect((await identity.call(account, { token })).error?.code).toBe('AUTH.SESSION_REVOKED');
    expect((await identity.call(login, { body: { mobile, password } })).error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    expect(await identity.outboxEventsOf(sessionsRevoked)).toContainEqual({ memberId: id, sessionVersion: 2 });
    expect(await closedEvents(id)).toHaveLength(1);
    const published = (await identity.outboxEventsOf(profileChanged)).filter(({ memberId }) => memberId === id);
    const nobody = { name: closedAccountName, mobile: '', email: null, address: null, avatarKey: null };
    expect(published.at(-1)).toMatchObject({ ...nobody, idProofKey: null, panProofKey: null });
    expect(Math.max(...published.slice(0, -1).map(({ revision }) => revision))).toBeLessThan(
      published.at(-1)!.revision,
    );
    expect(await stored(id)).toMatchObject({ email: null, address: null, avatarKey: null, passwordHash: 'closed' });

    Object.assign(store, { remove });
    const left = identity.connection.collection<{ _id: string }>('erased_files');
    expect(await left.countDocuments({ _id: avatarKey })).toBe(1);

    const trail = async () => (await identity.call(listAuditTrail, { token: head, query: { member: id } })).body;
    await poll(async () => (await trail()).some(({ kind }) => kind === 'account-closed'));
    for (const { member } of await trail()) expect(member?.name).toBe(closedAccountName);

    const again = { name: 'Meera Joshi', mobile, referralCode: 'FL7K2M9QX', password: 'her own password' };
    expect((await identity.call(register, { body: again })).status).toBe(201);
  });

  it('only the head closes an account with a debt, and its mobile, Aadhaar and PAN identify the debt', async () => {
    const { id, mobile, token } = await newMember(identity);
    identity.network.objection = (path, body) => {
      const { writeOff } = body as { writeOff?: { amountPaise: number } | null };
      return path.endsWith('money') && writeOff?.amountPaise !== 25_000 ? 'COMMISSION.CLOSING_DEBT' : null;
    };
    expect((await close(token)).error?.code).toBe('COMMISSION.CLOSING_DEBT');
    const written = (writtenOff: number) =>
      identity.call(closeMemberAccount, { token: head, params: { id }, body: { writtenOff, reason: 'She has left.' } });
    expect((await written(249)).error?.code).toBe('COMMISSION.CLOSING_DEBT');
    expect(await written(250)).toMatchObject({ status: 200 });
    expect(await closedEvents(id)).toHaveLength(1);
    expect((await identity.call(account, { token })).error?.code).toBe('AUTH.SESSION_REVOKED');

    const again = { name: 'Meera Joshi', mobile, referralCode: 'FL7K2M9QX', password: 'her own password' };
    expect((await identity.call(register, { body: again })).status).toBe(201);
    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    const [newcomer] = await accounts.find({ mobile, deletedAt: null }).toArray();
    const query = { memberIds: newcomer!._id };
    expect((await identity.call(sharedNumbers, { token: head, query })).body).toMatchObject([
      {
        memberId: newcomer!._id,
        shared: [{ number: 'mobile', masked: mobile.slice(-4), others: [{ _id: id, writtenOff: 250 }] }],
      },
    ]);
  });

  it('concurrent calls close it once', async () => {
    const { id, token } = await newMember(identity);
    const answers = await Promise.all(Array.from({ length: 8 }, () => close(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await closedEvents(id)).toHaveLength(1);
  });

  it.each([
    ['place', 'NETWORK.CLOSING_PLAN_WAITS'],
    ['orders', 'COTTON.CLOSING_ORDER_OPEN'],
    ['money', 'COMMISSION.WAIVER_NEEDED'],
  ] as const)('a closing is rejected when the service of the %s objects, and nothing is held', async (of, code) => {
    const { id, token } = await newMember(identity);
    identity.network.objection = (path) => (path.endsWith(of) ? code : null);
    expect((await close(token)).error?.code).toBe(code);
    expect(identity.network.closings.filter(({ body }) => (body as { hold: boolean }).hold)).toEqual([]);
    expect((await identity.call(account, { token })).status).toBe(200);
    expect(await closedEvents(id)).toEqual([]);
  });

  it('a closing fails when a service is down, data changes in between, or the holds may have expired', async () => {
    const { id, token } = await newMember(identity);
    identity.network.isDown = true;
    expect((await close(token)).error?.code).toBe('SERVER.UNAVAILABLE');
    identity.network.isDown = false;

    const holds = (body: unknown) => (body as { hold: boolean }).hold;
    identity.network.objection = (_path, body) => (holds(body) ? 'COMMISSION.CLOSING_PAYOUT_WAITS' : null);
    expect((await close(token)).error?.code).toBe('COMMISSION.CLOSING_PAYOUT_WAITS');

    identity.network.objection = (path, body) => {
      if (path.endsWith('money') && holds(body)) identity.clock.advance(31_000);
      return null;
    };
    expect((await close(token)).error?.code).toBe('SERVER.UNAVAILABLE');
    expect(await closedEvents(id)).toEqual([]);
    expect((await stored(id))?.deletedAt).toBeNull();
  });

  it('a closing is not for the head, needs a recent password, and a waiver is an amount with words', async () => {
    expect((await close(head)).error?.code).toBe('IDENTITY.HEAD_CANNOT_CLOSE');
    const { token } = await newMember(identity);
    expect((await close(token, { waivedAmount: 5 })).error?.code).toBe('REQUEST.INVALID');
    identity.clock.advance(3_600_000);
    expect((await close(token)).error?.code).toBe('AUTH.REAUTHENTICATE');
  });
});
