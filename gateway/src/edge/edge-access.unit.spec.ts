import { approveRegistration } from '@deepam/contracts';
import { requestContext, type TokenVerifier } from '@deepam/platform';
import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { EdgeAccess } from './edge-access.js';
import type { EdgeRevocations } from './edge-revocations.js';
import type { SeenSessions } from './seen-sessions.js';

it('a rejection at the edge is logged with the caller', async () => {
  const caller = { memberId: 'asha', isHead: false, sessionVersion: 1 };
  const verifier = { callerOf: () => Promise.resolve(caller) } as unknown as TokenVerifier;
  const revocations = { isRevoked: () => false } as unknown as EdgeRevocations;
  const access = new EdgeAccess(verifier, revocations, {} as SeenSessions);
  const request = { headers: { authorization: 'Bearer a.b.c' } } as FastifyRequest;
  const context = { correlationId: 'a test', causationId: null };
  const asked = requestContext.run(context, () => access.authorize(request, approveRegistration));
  await expect(asked).rejects.toMatchObject({ code: 'ACCESS.HEAD_ONLY' });
  expect(context).toMatchObject({ caller });
});
