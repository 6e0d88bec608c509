import { z } from 'zod';
import { instant, message, objectId } from '../primitives.js';
import { sessionId } from '../token.js';
import { defineEndpoint } from './endpoint.js';

export const mostSeenSessions = 300;

/** The gateway reports the use of sessions, because only the gateway sees every call. */
export const sessionsSeen = defineEndpoint({
  name: 'sessionsSeen',
  method: 'POST',
  path: '/internal/sessions-seen',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'When sessions were last used',
  body: z.object({
    sessions: z.array(z.object({ memberId: objectId, sessionId, seenAt: instant })).max(mostSeenSessions),
  }),
  response: message,
});
