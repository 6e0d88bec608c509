import { account, changePassword, endOtherSessions, login, reauthenticate, sessionsRevoked } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { TestIdentity } from './identity-harness.js';
import { newMember, tokenOf } from './members.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

const change = (token: string, password: string, more: { confirmPassword?: string; currentPassword?: string } = {}) =>
  identity.call(changePassword, { token, body: { password, confirmPassword: password, ...more } });

it('the change ends every other session, and the answer has the token to continue with', async () => {
  const member = await newMember(identity);
  const elsewhere = await tokenOf(identity, member.mobile, member.password);
  const { status, body } = await change(member.token, 'another password', { currentPassword: member.password });

  expect(status).toBe(200);
  expect(body.message).toBe('Password changed successfully!');
  expect(await identity.outboxEventsOf(sessionsRevoked)).toContainEqual({
    memberId: member.id,
    sessionVersion: 2,
    keeps: {
      sessionId: decodeJwt(member.token)['sid'],
      fromVersion: 1,
    },
  });
  await poll(async () => (await identity.call(account, { token: elsewhere })).error?.code === 'AUTH.SESSION_REVOKED');
  for (const token of [member.token, body.token]) expect((await identity.call(account, { token })).status).toBe(200);
  const logIn = (password: string) => identity.call(login, { body: { mobile: member.mobile, password } });
  expect((await logIn(member.password)).status).toBe(401);
  expect((await logIn('another password')).status).toBe(200);
});

it('the old token still works for calls without a recent password, as another person may have a copy', async () => {
  const { mobile, token } = await newMember(identity);
  expect((await change(token, 'another password')).status).toBe(200);
  expect((await identity.call(account, { token })).status).toBe(200);
  const again = await change(token, 'yet another password');
  expect([again.status, again.error?.code]).toEqual([403, 'AUTH.REAUTHENTICATE']);
  const elsewhere = await tokenOf(identity, mobile, 'another password');
  const { status, body } = await identity.call(endOtherSessions, { token });
  expect(status).toBe(200);
  for (const ended of [token, elsewhere])
    await poll(async () => (await identity.call(account, { token: ended })).error?.code === 'AUTH.SESSION_REVOKED');
  expect((await identity.call(account, { token: body.token })).status).toBe(200);
  // An ended token stays invalid, although its session continues.
  expect((await identity.call(account, { token })).error?.code).toBe('AUTH.SESSION_REVOKED');
});

it('the old token of a session that could do nothing before the change ends', async () => {
  const { id, mobile, password } = await newMember(identity);
  const accounts = identity.connection.collection<{ _id: string }>('accounts');
  await accounts.updateOne({ _id: id }, { $set: { mustChangePassword: true } });
  const token = await tokenOf(identity, mobile, password);
  const { status, body } = await change(token, 'another password');
  expect(status).toBe(200);
  expect((await change(token, 'yet another password')).error?.code).toBe('AUTH.SESSION_REVOKED');
  expect((await identity.call(account, { token: body.token })).status).toBe(200);
});

it('the answer never contains the password', async () => {
  const { token } = await newMember(identity);
  const { body } = await change(token, 'Zx9-unmistakable');
  expect(JSON.stringify(body)).not.toContain('unmistakable');
});

it('64 characters of any kind are accepted unchanged, with spaces at the ends', async () => {
  const { mobile, token } = await newMember(identity);
  const long = ` ${'ரூபாய் 😀 '.repeat(9)}`.slice(0, 63) + ' ';
  expect((await change(token, long)).status).toBe(200);
  const logIn = (password: string) => identity.call(login, { body: { mobile, password } });
  expect(
    [await logIn(long), await logIn(long.trim()), await logIn(long.slice(0, -1))].map(({ status }) => status),
  ).toEqual([200, 401, 401]);
});

it('a password of its owner’s name or mobile is rejected', async () => {
  const { mobile, token } = await newMember(identity);
  for (const easy of ['Patil#2026', mobile])
    expect((await change(token, easy)).error?.code).toBe('IDENTITY.PASSWORD_GUESSABLE');
});

it('two different passwords are rejected', async () => {
  const { token } = await newMember(identity);
  const { status, error } = await change(token, 'another password', { confirmPassword: 'another passw0rd' });
  expect({ status, code: error?.code, error: error?.error }).toEqual({
    status: 422,
    code: 'IDENTITY.PASSWORDS_DIFFER',
    error: 'Passwords do not match',
  });
});

it('a wrong current password is rejected, and guessing it is limited', async () => {
  const { token } = await newMember(identity);
  const guess = () => change(token, 'another password', { currentPassword: 'guess' });
  for (let i = 0; i < 20; i++) expect((await guess()).error?.code).toBe('IDENTITY.PASSWORD_WRONG');
  expect((await guess()).error?.code).toBe('REQUEST.TOO_MANY');
  expect((await identity.call(account, { token })).status).toBe(200);
});

it('the current password is needed from five minutes after the login on', async () => {
  identity.clock.set(new Date());
  const { mobile, password, token } = await newMember(identity);
  identity.clock.advance(302_000);
  const stolen = await change(token, 'a password of the thief');
  expect({ status: stolen.status, code: stolen.error?.code }).toEqual({ status: 403, code: 'AUTH.REAUTHENTICATE' });
  expect((await identity.call(account, { token })).status).toBe(200);

  const known = await change(token, 'another password', { currentPassword: password });
  expect(known.status).toBe(200);
  const again = await change(known.body.token, 'yet another password');
  expect(again.status).toBe(200);
  expect((await identity.call(login, { body: { mobile, password: 'yet another password' } })).status).toBe(200);
});

it('the same session can change the password for five minutes after it was entered', async () => {
  identity.clock.set(new Date());
  const { password, token } = await newMember(identity);
  identity.clock.advance(302_000);
  const { body } = await identity.call(reauthenticate, { token, body: { password } });
  const changed = await change(body.token, 'another password');
  expect(changed.status).toBe(200);
  // The change is no login, so the time counts from the last given password.
  identity.clock.advance(302_000);
  expect((await change(changed.body.token, 'yet another password')).error?.code).toBe('AUTH.REAUTHENTICATE');
});

it('one of several concurrent changes succeeds; the others have lost their session', async () => {
  const { token } = await newMember(identity);
  const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => change(token, `another password ${i}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  expect(answers.filter(({ error }) => error?.code === 'AUTH.SESSION_REVOKED')).toHaveLength(4);
});
