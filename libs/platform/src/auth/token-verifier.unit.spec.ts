import { expect, it, jest } from '@jest/globals';
import type { JwtService } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock.js';
import type { IdentityKeys } from './identity-keys.js';
import { TokenVerifier } from './token-verifier.js';

const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'k' })).toString('base64url');
const requestWith = (authorization?: string) => ({ headers: { authorization } }) as FastifyRequest;

const verifyAsync = jest.fn<(token: string) => Promise<unknown>>();
const keys = { has: () => true } as unknown as IdentityKeys;
const verifierFor = (answer: () => Promise<unknown>) => {
  verifyAsync.mockReset().mockImplementation(answer);
  return new TokenVerifier({ verifyAsync } as unknown as JwtService, new Clock(), keys);
};

it('the caller is determined once, also for an invalid token', async () => {
  const verifier = verifierFor(() => Promise.reject(new Error('a wrong signature')));
  const request = requestWith(`Bearer ${head}.e30.c2ln`);
  const refused = { code: 'AUTH.TOKEN_INVALID' };
  await expect(verifier.callerOf(request)).rejects.toMatchObject(refused);
  await expect(verifier.callerOf(request)).rejects.toMatchObject(refused);
  expect(verifyAsync).toHaveBeenCalledTimes(1);
  await expect(verifier.callerOf(requestWith(`Bearer ${head}.e30.c2ln`))).rejects.toMatchObject(refused);
  expect(verifyAsync).toHaveBeenCalledTimes(2);
});

it('a caller without a token is rejected, and tokens of different requests stay separate', async () => {
  const memberId = 'a'.repeat(24);
  const exp = Math.floor(Date.now() / 1000) + 60;
  const verifier = verifierFor(() =>
    Promise.resolve({ sub: memberId, exp, isHead: false, sv: 1, sid: 'a-session', auth_time: 0 }),
  );
  await expect(verifier.callerOf(requestWith())).rejects.toMatchObject({ code: 'AUTH.REQUIRED' });
  const [asha, nobody] = [requestWith(`Bearer ${head}.e30.YXNoYQ`), requestWith('Basic eDp5')];
  expect(await verifier.callerOf(asha)).toMatchObject({ memberId, sessionVersion: 1 });
  await expect(verifier.callerOf(nobody)).rejects.toMatchObject({ code: 'AUTH.TOKEN_INVALID' });
  expect(await verifier.callerOf(asha)).toMatchObject({ memberId });
});
