import {
  dismissPasswordRequest,
  forgotPassword,
  memberDeleted,
  passwordRequestDismissed,
  passwordRequested,
  passwordRequests,
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

const ask = (mobile: string) => identity.call(forgotPassword, { body: { mobile } });
const lookedUp = () => poll(async () => (await identity.connection.collection('asked_mobiles').countDocuments()) === 0);
const list = async (query: { limit?: number; cursor?: string } = {}) =>
  (await identity.call(passwordRequests, { token: head, query })).body;
const requestOf = async (memberId: string) => (await list()).find((request) => request.memberId === memberId);

describe('a forgotten password', () => {
  it('becomes one request of the member, which asking again makes no second of', async () => {
    const { id, mobile } = await newMember(identity);
    await ask(mobile);
    const first = await poll(() => requestOf(id));
    expect(first).toMatchObject({ name: 'Asha Patil', mobile, timesAsked: 1 });
    await Promise.all([ask(mobile), ask(mobile), ask(mobile)]);
    const again = await poll(async () => {
      const found = await requestOf(id);
      return found?.timesAsked === 4 && found;
    });
    expect(again).toMatchObject({ _id: first._id, since: first.since });
    expect(again.lastAskedAt > first.lastAskedAt).toBe(true);
    const told = (await identity.outboxEventsOf(passwordRequested)).filter(({ memberId }) => memberId === id);
    expect(told.map(({ requestId, timesAsked }) => [requestId, timesAsked])).toEqual(
      [1, 2, 3, 4].map((times) => [first._id, times]),
    );
  });

  it('answers strangers the same for every mobile, before anybody is looked up', async () => {
    const { mobile } = await newMember(identity);
    const shown = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => ({
      status,
      body,
      headers: Object.keys(headers).sort(),
      size: headers['content-length'],
    });
    const accounts = identity.app.get(AccountsRepository, { strict: false });
    const findByMobile = accounts.findByMobile.bind(accounts);
    // Nobody can be looked up for a while: an answer that came meanwhile does not depend on it.
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
    const known = shown(await ask(mobile));
    expect(shown(await ask(freshMobile()))).toEqual(known);
    expect([known.status, isHindered]).toEqual([200, true]);
    await hindered;
    lookup.mockRestore();
    await lookedUp();
  });

  it('of an unknown mobile is forgotten, and the head has no request of their own', async () => {
    const before = (await identity.outboxEventsOf(passwordRequested)).length;
    const { mobile } = (await identity.connection.collection('accounts').findOne({ isHead: true }))!;
    await ask(freshMobile());
    await ask(String(mobile));
    await lookedUp();
    expect((await identity.outboxEventsOf(passwordRequested)).length).toBe(before);
  });

  it('may be asked twenty times an hour for a mobile, known or not, and holds up no login', async () => {
    const { mobile, password } = await newMember(identity);
    const unknown = freshMobile();
    const statuses = async (one: string) => {
      const codes: (string | undefined)[] = [];
      for (let i = 0; i < 21; i += 1) codes.push((await ask(one)).error?.code);
      return codes;
    };
    const expected = [...Array.from({ length: 20 }, () => undefined), 'REQUEST.TOO_MANY'];
    expect(await statuses(mobile)).toEqual(expected);
    expect(await statuses(unknown)).toEqual(expected);
    expect(await tokenOf(identity, mobile, password)).toBeTruthy();
  });

  it('comes in pages, the longest waiting first, and is counted', async () => {
    const members = [await newMember(identity), await newMember(identity), await newMember(identity)];
    for (const { mobile, id } of members) {
      await ask(mobile);
      await poll(() => requestOf(id));
    }
    const all = (await list()).map(({ _id }) => _id);
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
    expect(counted.body).toEqual({ passwordRequests: all.length });
  });

  it('is dismissed once, with a reason that the member is told', async () => {
    const { id, mobile } = await newMember(identity);
    await ask(mobile);
    const { _id } = await poll(() => requestOf(id));
    const dismiss = (reason: string) =>
      identity.call(dismissPasswordRequest, { token: head, params: { id: _id }, body: { reason } });
    expect((await dismiss(' ')).error?.code).toBe('REQUEST.INVALID');
    const answers = await Promise.all([dismiss('One'), dismiss('Another')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error?.code).toBe('IDENTITY.PASSWORD_REQUEST_CLOSED');
    const told = (await identity.outboxEventsOf(passwordRequestDismissed)).filter(({ memberId }) => memberId === id);
    expect(told).toHaveLength(1);
    expect(await requestOf(id)).toBeUndefined();
    // Who asks again waits again.
    await ask(mobile);
    expect((await poll(() => requestOf(id)))._id).not.toBe(_id);
  });

  it('of a deleted account waits no longer', async () => {
    const { id, mobile } = await newMember(identity);
    await ask(mobile);
    await poll(() => requestOf(id));
    await identity.hears(memberDeleted, { memberId: id, deletedAt: new Date().toISOString() });
    await poll(async () => (await requestOf(id)) === undefined);
  });
});
