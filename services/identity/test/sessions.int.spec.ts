import type { AddressInfo } from 'node:net';
import {
  account,
  changePassword,
  endMemberSession,
  endMemberSessions,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  logout,
  memberSessions,
  newDeviceUsed,
  reauthenticate,
  sessionRevocations,
  sessionsRevoked,
  sessionsSeen,
} from '@deepam/contracts';
import { send } from '@deepam/api-client';
import { closeGracefully } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { EndIdleSessions } from '../src/sessions/end-idle-sessions.js';
import { TokenIssuer } from '../src/tokens/token-issuer.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, type TestMember } from './members.js';

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/1';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';

let identity: TestIdentity;
let headToken: string;

beforeAll(async () => {
  identity = await TestIdentity.start({ SESSION_IDLE_SECONDS: '600' });
  headToken = await newHeadToken(identity);
});
afterAll(() => identity.stop());

const logIn = async ({ mobile, password }: TestMember, userAgent: string) => {
  const answer = await identity.call(login, { body: { mobile, password }, headers: { 'user-agent': userAgent } });
  return answer.body.token;
};
const sidOf = (token: string) => decodeJwt(token)['sid'] as string;
const listed = async (token: string) => (await identity.call(listSessions, { token })).body;
const ends = async (memberId: string) =>
  (await identity.outboxEventsOf(sessionsRevoked)).filter((event) => event.memberId === memberId);
const codeOf = async (token: string) => (await identity.call(account, { token })).error?.code ?? null;
const isRefused = (token: string) => poll(async () => (await codeOf(token)) === 'AUTH.SESSION_REVOKED');

describe('the list of sessions', () => {
  it('the list shows the devices of the sessions, this one first, and no location', async () => {
    const member = await newMember(identity);
    const phone = await logIn(member, chrome);
    const desk = await logIn(member, firefox);
    const own = await listed(phone);
    expect(own[0]).toEqual({
      _id: sidOf(phone),
      browser: 'Chrome',
      system: 'Android',
      firstSeenAt: expect.any(String),
      lastSeenAt: expect.any(String),
      isCurrent: true,
    });
    expect(own.slice(1).map(({ _id, isCurrent }) => [_id, isCurrent])).toEqual(
      expect.arrayContaining([
        [sidOf(desk), false],
        [sidOf(member.token), false],
      ]),
    );
    const stored = await identity.connection.collection('sessions').find({ accountId: member.id }).toArray();
    expect(JSON.stringify(stored)).not.toContain('127.0.0.1');
  });

  it('a stranger sees neither the list nor that a session exists', async () => {
    const [owner, stranger] = [await newMember(identity), await newMember(identity)];
    const { token } = stranger;
    expect(JSON.stringify(await listed(token))).not.toContain(sidOf(owner.token));
    const ofOwner = await identity.call(endSession, { token, params: { id: sidOf(owner.token) } });
    const ofNobody = await identity.call(endSession, { token, params: { id: crypto.randomUUID() } });
    expect({ ...ofOwner.error, requestId: '' }).toEqual({ ...ofNobody.error, requestId: '' });
    expect([ofOwner.status, ofOwner.error?.code]).toEqual([404, 'IDENTITY.SESSION_NOT_FOUND']);
    expect((await identity.call(memberSessions, { token, params: { id: owner.id } })).error?.code).toBe(
      'ACCESS.HEAD_ONLY',
    );
    expect(await codeOf(owner.token)).toBeNull();
    expect(await ends(owner.id)).toEqual([]);
  });

  it('the time of the last use comes from the reports of the gateway, and only from them', async () => {
    const member = await newMember(identity);
    const seenAt = new Date(Date.now() + 60_000).toISOString();
    const report = { sessions: [{ memberId: member.id, sessionId: sidOf(member.token), seenAt }] };
    expect((await identity.call(sessionsSeen, { token: member.token, body: report })).error?.code).toBe(
      'ACCESS.SERVICE_ONLY',
    );
    const issuer = identity.app.get(TokenIssuer, { strict: false });
    const other = await issuer.forService('commission');
    expect((await identity.call(sessionsSeen, { token: other, body: report })).error?.code).toBe('ACCESS.SERVICE_ONLY');
    const token = await issuer.forService('gateway');
    const older = { sessions: [{ ...report.sessions[0]!, seenAt: new Date(0).toISOString() }] };
    for (const body of [report, older]) expect((await identity.call(sessionsSeen, { token, body })).status).toBe(200);
    expect((await listed(member.token))[0]?.lastSeenAt).toBe(seenAt);
  });
});

describe('a login on a new device', () => {
  it('a login on a new device causes a notification, but not the first login of an account, or a device that was notified before', async () => {
    const member = await newMember(identity);
    const published = async () =>
      (await identity.outboxEventsOf(newDeviceUsed)).filter(({ memberId }) => memberId === member.id);
    expect(await published()).toEqual([]);
    const { mobile, password } = member;
    const { headers } = await identity.call(login, { body: { mobile, password } });
    const event = { memberId: member.id, isHead: false, usedAt: expect.any(String) };
    expect(await published()).toEqual([event]);
    const cookie = String(headers['set-cookie']).split(';')[0]!;
    await identity.call(login, { body: { mobile, password }, headers: { cookie } });
    await identity.call(login, { body: { mobile, password: 'guess' } });
    expect(await published()).toEqual([event]);
  });
});

describe('a log-out', () => {
  it('a log-out ends the session on every replica and no other, and is published once though two tabs log out', async () => {
    const member = await newMember(identity);
    const desk = await logIn(member, firefox);
    const second = await identity.replica();
    const url = `http://127.0.0.1:${(second.getHttpServer().address() as AddressInfo).port}`;
    const { token } = member;
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => identity.call(logout, { token })),
      ...Array.from({ length: 3 }, () => send(url, logout, { token })),
    ]);
    expect(answers.filter(({ status, error }) => status !== 200 && error?.code !== 'AUTH.SESSION_REVOKED')).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await isRefused(token);
    await poll(async () => (await send(url, account, { token })).status === 401);
    expect(await ends(member.id)).toEqual([{ memberId: member.id, sessionVersion: 0, sessionId: sidOf(token) }]);
    expect(await codeOf(desk)).toBeNull();
    expect((await listed(desk)).map(({ _id }) => _id)).toEqual([sidOf(desk)]);
    await closeGracefully(second);
  });

  it('a service that asks learns of a log-out while the broker is down', async () => {
    const member = await newMember(identity);
    const since = new Date(Date.now() - 1000).toISOString();
    await identity.call(logout, { token: member.token });
    const token = await identity.app.get(TokenIssuer, { strict: false }).forService('gateway');
    const { body } = await identity.call(sessionRevocations, { query: { since }, token });
    const sessionId = sidOf(member.token);
    expect(body).toContainEqual({ memberId: member.id, sessionVersion: 0, sessionId, revokedAt: expect.any(String) });
    const { revokedAt } = body.find((one) => one.sessionId === sessionId)!;
    const after = `${member.id}.${sessionId}`;
    const rest = await identity.call(sessionRevocations, { query: { since: revokedAt, after }, token });
    expect(rest.body.some((one) => one.sessionId === sessionId)).toBe(false);
  });

  it('a log-out ends a session whose record a restored backup lacks', async () => {
    const member = await newMember(identity);
    await identity.connection.collection<{ _id: string }>('sessions').deleteOne({ _id: sidOf(member.token) });
    expect((await identity.call(logout, { token: member.token })).status).toBe(200);
    await isRefused(member.token);
  });

  it('a log-out also ends a token that was made with the password in the same session', async () => {
    const member = await newMember(identity);
    const { body } = await identity.call(reauthenticate, {
      token: member.token,
      body: { password: member.password },
    });
    expect(sidOf(body.token)).toBe(sidOf(member.token));
    await identity.call(logout, { token: member.token });
    await isRefused(body.token);
  });
});

describe('the end of sessions', () => {
  it('a session ends once, however often the call is repeated', async () => {
    const member = await newMember(identity);
    const desk = await logIn(member, firefox);
    const end = () => identity.call(endSession, { token: desk, params: { id: sidOf(member.token) } });
    expect((await Promise.all([end(), end(), end()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    await isRefused(member.token);
    expect(await ends(member.id)).toHaveLength(1);
    expect(await codeOf(desk)).toBeNull();
  });

  it('all other sessions end, and the remaining token lasts no longer', async () => {
    const member = await newMember(identity);
    const desk = await logIn(member, firefox);
    const { status, body } = await identity.call(endOtherSessions, { token: desk });
    expect(status).toBe(200);
    for (const token of [member.token, desk]) await isRefused(token);
    const { sid, exp, auth_time: authTime } = decodeJwt(desk);
    expect(decodeJwt(body.token)).toMatchObject({ sid, exp, auth_time: authTime, sv: 2 });
    expect((await listed(body.token)).map(({ _id, isCurrent }) => [_id, isCurrent])).toEqual([[sid, true]]);
    expect(await ends(member.id)).toEqual([{ memberId: member.id, sessionVersion: 2 }]);
  });

  it('a session that changed its password stays in the list', async () => {
    const member = await newMember(identity);
    await logIn(member, chrome);
    const { body } = await identity.call(changePassword, {
      token: member.token,
      body: { password: 'another good one', confirmPassword: 'another good one' },
    });
    expect((await listed(body.token)).map(({ _id }) => _id)).toEqual([sidOf(member.token)]);
  });

  it('only the head ends the sessions of other people', async () => {
    const member = await newMember(identity);
    const desk = await logIn(member, firefox);
    const call = { token: headToken, params: { id: member.id } };
    const { body } = await identity.call(memberSessions, call);
    expect(body.map(({ _id, isCurrent }) => [_id, isCurrent]).toSorted()).toEqual(
      [
        [sidOf(desk), false],
        [sidOf(member.token), false],
      ].toSorted(),
    );
    const endOneSession = { ...call, params: { id: member.id, sessionId: sidOf(desk) } };
    expect((await identity.call(endMemberSession, endOneSession)).status).toBe(200);
    await isRefused(desk);
    expect(await codeOf(member.token)).toBeNull();
    expect((await identity.call(endMemberSessions, call)).status).toBe(200);
    await isRefused(member.token);
    expect((await identity.call(memberSessions, call)).body).toEqual([]);
  });

  it('unused sessions end if the installation has a limit, and used ones stay', async () => {
    const [idle, busy] = [await newMember(identity), await newMember(identity)];
    const seenAt = (minutes: number) => new Date(identity.clock.now().getTime() - minutes * 60_000);
    const sessions = identity.connection.collection<{ _id: string }>('sessions');
    await sessions.updateOne({ _id: sidOf(idle.token) }, { $set: { lastSeenAt: seenAt(14) } });
    await sessions.updateOne({ _id: sidOf(busy.token) }, { $set: { lastSeenAt: seenAt(12) } });
    await identity.app.get(EndIdleSessions, { strict: false }).endIdle();
    await isRefused(idle.token);
    expect(await codeOf(busy.token)).toBeNull();
  });
});
