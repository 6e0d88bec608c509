import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { issueServiceToken } from '@deepam/contracts';
import { ServiceTokens, TokenVerifier } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { TestIdentity } from './identity-harness.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

const requestToken = (secret: string) => identity.call(issueServiceToken, { body: { service: 'commission', secret } });

it('the secret of the installation gives a token that names the service', async () => {
  const { status, body } = await requestToken(identity.env['SERVICE_SECRET']!);
  expect(status).toBe(200);
  const caller = await identity.app.get(TokenVerifier, { strict: false }).verifyService(body.token);
  expect(caller.memberId).toBe('commission');
});

it('another secret gives no token', async () => {
  const { status, error } = await requestToken('another secret of at least 32 characters');
  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'AUTH.INVALID_CREDENTIALS' });
});

it('the new and the former secret give tokens during the replacement, and no longer', async () => {
  const former = identity.env['SERVICE_SECRET']!;
  const statusFor = async (secret: string) => (await requestToken(secret)).status;
  const next = 'the next secret of at least 32 characters';
  await identity.restart({ SERVICE_SECRET: `${next},${former}` });
  expect([await statusFor(next), await statusFor(former), await statusFor(`${next},${former}`)]).toEqual([
    200, 200, 401,
  ]);
  await identity.restart({ SERVICE_SECRET: next });
  expect([await statusFor(next), await statusFor(former)]).toEqual([200, 401]);
});

it('a token of a service is no token of a person', async () => {
  const { body } = await requestToken(identity.env['SERVICE_SECRET']!);
  const verifier = identity.app.get(TokenVerifier, { strict: false });
  await expect(verifier.verifyMember(body.token)).rejects.toMatchObject({ code: 'AUTH.TOKEN_INVALID' });
});

it('any number of callers request one token, renew it before its end, and keep it while identity is down', async () => {
  const clock = { now: () => identity.clock.now() };
  const config = { SERVICE_SECRET: identity.env['SERVICE_SECRET']!, IDENTITY_URL: identity.url };
  const tokens = new ServiceTokens({ name: 'commission', config } as never, clock as never);
  const first = await Promise.all([tokens.current(), tokens.current(), tokens.current()]);
  expect(new Set(first).size).toBe(1);

  identity.clock.advance(70_000);
  expect(await tokens.current()).toBe(first[0]);
  const renewed = await poll(async () => (await tokens.current()) !== first[0] && tokens.current());

  await tokens.onApplicationShutdown();
  identity.clock.advance(70_000);
  expect(await tokens.current()).toBe(renewed);
  identity.clock.advance(200_000);
  await expect(tokens.current()).rejects.toMatchObject({ code: 'SERVER.UNAVAILABLE' });
});
