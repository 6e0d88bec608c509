import {
  account,
  changePassword,
  dismissPasswordRequest,
  forgotPassword,
  giveTemporaryPassword,
  login,
  memberDeleted,
  passwordRequestDismissed,
  passwordRequested,
  passwordRequests,
  temporaryPasswordGiven,
  waitingPasswordRequests,
} from '@deepam/contracts';
import { freshMobile, poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountsRepository } from '../src/accounts/persistence/accounts.repository.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf } from './members.js';

let identity: TestIdentity;
let head: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
  head = await newHeadToken(identity);
});
afterAll(() => identity.stop());

const headToken = async () => {
  const { mobile } = (await identity.connection.collection('accounts').findOne({ isHead: true }))!;
  return tokenOf(identity, String(mobile), 'the head knows');
};
const requestPassword = (mobile: string) => identity.call(forgotPassword, { body: { mobile } });
const lookedUp = () => poll(async () => (await identity.connection.collection('asked_mobiles').countDocuments()) === 0);
const list = async (query: { limit?: number; cursor?: string } = {}) =>
  (await identity.call(passwordRequests, { token: head, query })).body;
const requestOf = async (memberId: string) => (await list()).find((request) => request.memberId === memberId);

describe('a forgotten password', () => {
  it('a forgotten password becomes one open request of the member, even when repeated', async () => {
    const { id, mobile } = await newMember(identity);
    await requestPassword(mobile);
    const first = await poll(() => requestOf(id));
    expect(first).toMatchObject({ name: 'Asha Patil', mobile, timesAsked: 1 });
    await Promise.all([requestPassword(mobile), requestPassword(mobile), requestPassword(mobile)]);
    const again = await poll(async () => {
      const found = await requestOf(id);
      return found?.timesAsked === 4 && found;
    });
    expect(again).toMatchObject({ _id: first._id, since: first.since });
    expect(again.lastRequestedAt > first.lastRequestedAt).toBe(true);
    const published = (await identity.outboxEventsOf(passwordRequested)).filter(({ memberId }) => memberId === id);
    const entries = (await identity.auditEntriesOf(id)).filter(({ kind }) => kind === 'password-requested');
    const stranger = { actor: { kind: 'stranger', id: null }, address: expect.stringContaining('127.0.0.1') };
    expect(entries).toMatchObject([stranger, stranger, stranger, stranger]);
    expect(published.map(({ requestId, timesAsked }) => [requestId, timesAsked])).toEqual(
      [1, 2, 3, 4].map((times) => [first._id, times]),
    );
  });

  it('strangers get the same answer for every mobile, before the account is looked up', async () => {
    const { mobile } = await newMember(identity);
    const shown = ({ status, body, headers }: Awaited<ReturnType<typeof requestPassword>>) => ({
      status,
      body,
      headers: Object.keys(headers).sort(),
      size: headers['content-length'],
    });
    const accounts = identity.app.get(AccountsRepository, { strict: false });
    const findByMobile = accounts.findByMobile.bind(accounts);
    // The look-up is blocked, so an answer in between does not depend on it.
    let isHindered = true;
    const hindered = new Promise<void>((resolve) => {
      setTimeout(() => {
        isHindered = false;
        resolve();
      }, 2_000);
    });
    const lookup = jest.spyOn(accounts, 'findByMobile').mockImplementation(async (...args) => {
      await hindered;
      return findByMobile(...args);
    });
    const known = shown(await requestPassword(mobile));
    expect(shown(await requestPassword(freshMobile()))).toEqual(known);
    expect([known.status, isHindered]).toEqual([200, true]);
    await hindered;
    lookup.mockRestore();
    await lookedUp();
  });

  it('the request for an unknown mobile is deleted, and the head gets no request of their own', async () => {
    const before = (await identity.outboxEventsOf(passwordRequested)).length;
    const { mobile } = (await identity.connection.collection('accounts').findOne({ isHead: true }))!;
    await requestPassword(freshMobile());
    await requestPassword(String(mobile));
    await lookedUp();
    expect((await identity.outboxEventsOf(passwordRequested)).length).toBe(before);
  });

  it('a mobile has twenty requests an hour, known or not, and its login is not limited by them', async () => {
    const { mobile, password } = await newMember(identity);
    const unknown = freshMobile();
    const statuses = async (one: string) => {
      const codes: (string | undefined)[] = [];
      for (let i = 0; i < 21; i += 1) codes.push((await requestPassword(one)).error?.code);
      return codes;
    };
    const expected = [...Array.from({ length: 20 }, () => undefined), 'REQUEST.TOO_MANY'];
    expect(await statuses(mobile)).toEqual(expected);
    expect(await statuses(unknown)).toEqual(expected);
    expect(await tokenOf(identity, mobile, password)).toBeTruthy();
  });

  it('the list comes in pages, the longest waiting first, with a count', async () => {
    const members = [await newMember(identity), await newMember(identity), await newMember(identity)];
    for (const { mobile, id } of members) {
      await requestPassword(mobile);
      await poll(() => requestOf(id));
    }
    const listed = await list();
    const all = listed.map(({ _id }) => _id);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await identity.call(passwordRequests, {
        token: head,
        query: { limit: 2, ...(cursor !== undefined && { cursor }) },
      });
      paged.push(...answer.body.map(({ _id }) => _id));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
    const counted = await identity.call(waitingPasswordRequests, { token: head });
    expect(counted.body).toEqual({
      passwordRequests: all.length,
      since: { passwordRequests: listed[0]!.since },
    });
  });

  it('a request is dismissed once, with a reason that the member is notified of', async () => {
    const { id, mobile } = await newMember(identity);
    await requestPassword(mobile);
    const { _id } = await poll(() => requestOf(id));
    const dismiss = (reason: string) =>
      identity.call(dismissPasswordRequest, { token: head, params: { id: _id }, body: { reason } });
    expect((await dismiss(' ')).error?.code).toBe('REQUEST.INVALID');
    const answers = await Promise.all([dismiss('One'), dismiss('Another')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('IDENTITY.PASSWORD_REQUEST_CLOSED');
    const published = (await identity.outboxEventsOf(passwordRequestDismissed)).filter(
      ({ memberId }) => memberId === id,
    );
    expect(published).toHaveLength(1);
    expect(await requestOf(id)).toBeUndefined();
    await requestPassword(mobile);
    expect((await poll(() => requestOf(id)))._id).not.toBe(_id);
  });

  it('the request of a deleted account is closed', async () => {
    const { id, mobile } = await newMember(identity);
    await requestPassword(mobile);
    await poll(() => requestOf(id));
    await identity.hears(memberDeleted, { memberId: id, deletedAt: new Date().toISOString() });
    await poll(async () => (await requestOf(id)) === undefined);
  });
});

describe('a temporary password', () => {
  const give = (id: string, headers: Record<string, string> = {}) =>
    identity.call(giveTemporaryPassword, { token: head, params: { id }, headers });
  const logIn = (mobile: string, password: string) => identity.call(login, { body: { mobile, password } });
  const change = (token: string, password: string) =>
    identity.call(changePassword, { token, body: { password, confirmPassword: password } });
  const DAY = 24 * 3_600_000;

  it('a temporary password replaces the old one, ends all sessions, closes the request, and must be changed before anything else', async () => {
    const { id, mobile, password, token } = await newMember(identity);
    await requestPassword(mobile);
    await poll(() => requestOf(id));
    const { temporaryPassword, validUntil } = (await give(id)).body;
    expect(Date.parse(validUntil) - identity.clock.now().getTime()).toBeLessThanOrEqual(DAY);
    expect(await requestOf(id)).toBeUndefined();
    expect((await logIn(mobile, password)).error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    await poll(async () => (await identity.call(account, { token })).error?.code === 'AUTH.SESSION_REVOKED');
    const published = (await identity.outboxEventsOf(temporaryPasswordGiven)).filter(({ memberId }) => memberId === id);
    expect(published).toEqual([expect.objectContaining({ validUntil, byId: expect.any(String) })]);
    expect(JSON.stringify(published)).not.toContain(temporaryPassword);

    const { body } = await logIn(mobile, temporaryPassword);
    expect(body).toMatchObject({ mustChangePassword: true, passwordReason: 'for-one-use' });
    const refused = await identity.call(account, { token: body.token });
    expect([refused.status, refused.error?.code]).toEqual([403, 'AUTH.PASSWORD_CHANGE_NEEDED']);
    expect((await change(body.token, temporaryPassword)).error?.code).toBe('IDENTITY.PASSWORD_UNCHANGED');
    expect((await change(body.token, 'a password of my own')).status).toBe(200);
    expect((await logIn(mobile, temporaryPassword)).error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    identity.clock.advance(2 * DAY);
    expect((await logIn(mobile, 'a password of my own')).status).toBe(200);
    head = await headToken();
  });

  it('a temporary password is valid for a day, even in a session that began with it', async () => {
    const { id, mobile } = await newMember(identity);
    const { temporaryPassword } = (await give(id)).body;
    identity.clock.advance(DAY - 60_000);
    const { token } = (await logIn(mobile, temporaryPassword)).body;
    identity.clock.advance(60_000);
    const late = await logIn(mobile, temporaryPassword);
    expect([late.status, late.error?.code]).toEqual([401, 'AUTH.PASSWORD_EXPIRED']);
    expect((await logIn(mobile, 'a wrong one')).error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    expect((await change(token, 'a password of my own')).error?.code).toBe('AUTH.PASSWORD_EXPIRED');
    head = await headToken();
  });

  it('one of two concurrent calls gives a temporary password, and a later call replaces it', async () => {
    const { id, mobile } = await newMember(identity);
    const answers = await Promise.all([give(id), give(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200)!.body.temporaryPassword;
    expect((await logIn(mobile, first)).status).toBe(200);
    const { temporaryPassword } = (await give(id)).body;
    expect((await logIn(mobile, first)).error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    expect((await logIn(mobile, temporaryPassword)).status).toBe(200);
  });

  it('a temporary password is stored nowhere: even a repeated call does not return it', async () => {
    const { id } = await newMember(identity);
    const key = { 'idempotency-key': `once-${id}` };
    const [first, second] = await Promise.all([give(id, key), give(id, key)]);
    const [given, repeated] = first.status === 200 ? [first, second] : [second, first];
    expect([given.status, repeated.error?.code]).toEqual([200, 'IDEMPOTENCY.ALREADY_DONE']);
    expect((await give(id, key)).error?.code).toBe('IDEMPOTENCY.ALREADY_DONE');
    expect(given.headers['cache-control']).toContain('no-store');
    const collections = await identity.connection.db!.collections();
    const stored = await Promise.all(collections.map((collection) => collection.find().toArray()));
    expect(JSON.stringify(stored)).not.toContain(given.body.temporaryPassword);
    const records = await identity.connection.collection('idempotency_keys').find({ state: 'done' }).toArray();
    expect(records.map((record) => record['answer'])).toEqual(records.map(() => undefined));
  });

  it('a temporary password lets its member in although other people have guessed for an hour', async () => {
    const { id, mobile } = await newMember(identity);
    const bare = { mobile, password: 'a wrong one' };
    for (let i = 0; i < 20; i += 1) await identity.call(login, { body: bare });
    expect((await identity.call(login, { body: bare })).error?.code).toBe('REQUEST.TOO_MANY');
    const { temporaryPassword } = (await give(id)).body;
    expect((await logIn(mobile, temporaryPassword)).status).toBe(200);
  });

  it('the head and unknown accounts get none', async () => {
    const own = (await identity.call(account, { token: head })).body;
    const refused = await give(own._id);
    expect([refused.status, refused.error?.code]).toEqual([422, 'IDENTITY.HEAD_PROTECTED']);
    expect((await give('ffffffffffffffffffffffff')).error?.code).toBe('IDENTITY.ACCOUNT_NOT_FOUND');
    identity.clock.advance(31 * 60_000);
    const { id } = await newMember(identity);
    expect((await give(id)).error?.code).toBe('AUTH.REAUTHENTICATE');
    head = await headToken();
  });
});
