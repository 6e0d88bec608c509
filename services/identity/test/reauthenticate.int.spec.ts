import { account, documents, login, reauthenticate, updateProfile } from '@deepam/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf } from './members.js';
import { passkeyKeepingTests } from './passkey-keeping-tests.js';
import { passkeyTests } from './passkey-tests.js';
import { secondFactorTests } from './second-factor-tests.js';

let identity: TestIdentity;
let head: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
  head = await newHeadToken(identity);
});
beforeEach(() => identity.clock.set(new Date()));
afterAll(() => identity.stop());

const confirmPassword = (token: string, password: string) =>
  identity.call(reauthenticate, { token, body: { password } });
const reveal = async (token: string) => {
  const { status, error } = await identity.call(documents, { token });
  return error ? `${status} ${error.code}` : status;
};
const minutes = (count: number) => count * 60_000;

describe('a session', () => {
  it('a session’s token has an id and the time of its login', async () => {
    const { mobile, password, token } = await newMember(identity);
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ auth_time: claims.iat, sid: expect.stringMatching(/^[\w-]{20,}$/) });
    expect(decodeJwt(await tokenOf(identity, mobile, password))['sid']).not.toBe(claims['sid']);
  });

  it('a session shows numbers for five minutes after the login, and again after the password was given', async () => {
    const { password, token } = await newMember(identity);
    // Tokens count in whole seconds.
    identity.clock.advance(minutes(5) - 1_000);
    expect(await reveal(token)).toBe(200);
    identity.clock.advance(2_000);
    expect(await reveal(token)).toBe('403 AUTH.REAUTHENTICATE');

    const { status, body } = await confirmPassword(token, password);
    expect(status).toBe(200);
    expect(await reveal(body.token)).toBe(200);
    expect(await reveal(token)).toBe('403 AUTH.REAUTHENTICATE');
    identity.clock.advance(minutes(5) + 2_000);
    expect(await reveal(body.token)).toBe('403 AUTH.REAUTHENTICATE');
  });

  it('a client without step-up gets access by a new login', async () => {
    const { mobile, password, token } = await newMember(identity);
    identity.clock.advance(minutes(6));
    const body = { panCardNo: 'ABCPE1234F' };
    const { status, error } = await identity.call(updateProfile, { token, body });
    expect([status, error?.code, error?.error]).toEqual([
      ...[403, 'AUTH.REAUTHENTICATE'],
      'Enter your password again, or log in again, then repeat this within 5 minutes.',
    ]);
    const fresh = await tokenOf(identity, mobile, password);
    expect((await identity.call(updateProfile, { token: fresh, body })).status).toBe(200);
    expect(await reveal(fresh)).toBe(200);
  });

  it('a repeated password does not extend it', async () => {
    const { password, token } = await newMember(identity);
    identity.clock.advance(minutes(60));
    const fresh = decodeJwt((await confirmPassword(token, password)).body.token);
    const { exp, sid, auth_time: loginTime } = decodeJwt(token);
    expect(fresh).toMatchObject({ exp, sid });
    expect(fresh['auth_time']).toBe((loginTime as number) + 3600);
  });

  it('a session stays unchanged after a wrong password', async () => {
    const { mobile, password, token } = await newMember(identity);
    const { status, error } = await confirmPassword(token, 'guess');
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'IDENTITY.PASSWORD_WRONG' });
    expect((await identity.call(account, { token })).status).toBe(200);
    expect((await identity.call(login, { body: { mobile, password } })).status).toBe(200);
  });
});

describe('a second factor', () => {
  secondFactorTests(
    () => identity,
    () => head,
  );
});

describe('a passkey', () => {
  passkeyTests(() => identity);
  passkeyKeepingTests(
    () => identity,
    () => head,
  );
});
