import { z } from 'zod';
import { followQuery, instant, objectId } from '../primitives.js';
import { keptSession, sessionId } from '../token.js';
import { defineEndpoint, serviceNames } from './endpoint.js';

/** The event does not reach a gateway while the broker is down. */
export const sessionRevocations = defineEndpoint({
  name: 'sessionRevocations',
  method: 'GET',
  path: '/internal/session-revocations',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Whose sessions ended before their time, oldest first',
  query: followQuery,
  response: z.array(
    z.object({
      memberId: objectId,
      /** Tokens with a lower version are rejected; 0 if a single session ended. */
      sessionVersion: z.int(),
      sessionId: sessionId.optional(),
      keeps: keptSession.optional(),
      revokedAt: instant,
    }),
  ),
});

/** A service sends the secret of the installation and gets a token that other services accept. */
export const issueServiceToken = defineEndpoint({
  name: 'issueServiceToken',
  method: 'POST',
  path: '/internal/service-token',
  service: 'identity',
  access: 'public',
  internal: true,
  summary: 'A token for calls from one service to another',
  body: z.object({ service: z.enum(serviceNames), secret: z.string().max(1000) }),
  response: z.object({
    token: z.string(),
    expiresIn: z.int(),
  }),
  errors: ['AUTH.INVALID_CREDENTIALS'],
});
