import { z } from 'zod';
import { instant, message, objectId } from '../primitives.js';
import { sessionId } from '../token.js';
import { defineEndpoint } from './endpoint.js';

/** A session view shows no location, because no address is stored. */
export const sessionView = z.object({
  _id: sessionId,
  browser: z.string().nullable(),
  /** The system is a word such as Android; it is null if the device does not name it. */
  system: z.string().nullable(),
  firstSeenAt: instant,
  /** The time is accurate to a few minutes. */
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

export type SessionView = z.infer<typeof sessionView>;

export const sessionIdInPath = z.string().regex(/^[\w-]{20,64}$/, 'This id is not well formed.');

/** No address is stored or shown. */
export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  summary: 'Where the caller is logged in, this session first, then the last seen',
  response: z.array(sessionView),
});

/** A session that has ended stays as it is. */
export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/user/sessions/:id',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  audit: 'session-ended',
  summary: "End one of the caller's sessions",
  params: z.object({ id: sessionIdInPath }),
  response: message,
  errors: ['IDENTITY.SESSION_NOT_FOUND'],
});

/** The token in the answer replaces the caller's token and has the same end. */
export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/user/sessions/end-others',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  audit: 'sessions-ended',
  summary: "End all the caller's sessions but this one",
  response: z.object({ message: z.string(), token: z.string() }),
});

/** The web forgets the login even if the call does not arrive. */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/user/logout',
  service: 'identity',
  access: 'member',
  allowsAllStaff: true,
  beforeSecondFactor: true,
  beforePasswordChange: true,
  audit: 'logged-out',
  summary: 'End this session',
  response: message,
});

export const mostSeenSessions = 300;

/** The gateway reports the use of sessions every two minutes, because only the gateway sees every call. */
export const sessionsSeen = defineEndpoint({
  name: 'sessionsSeen',
  method: 'POST',
  path: '/internal/sessions-seen',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary: 'When sessions were last used',
  body: z.object({
    sessions: z.array(z.object({ memberId: objectId, sessionId, seenAt: instant })).max(mostSeenSessions),
  }),
  response: message,
});

/** The list has at most 50 sessions, the last seen first. */
export const memberSessions = defineEndpoint({
  name: 'memberSessions',
  method: 'GET',
  path: '/admin/members/:id/sessions',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'manage-staff'],
  summary: 'Where a member is logged in, the last seen first',
  params: z.object({ id: objectId }),
  response: z.array(sessionView),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND', 'IDENTITY.HEAD_PROTECTED', 'IDENTITY.BEYOND_YOU'],
});

export const endMemberSessions = defineEndpoint({
  name: 'endMemberSessions',
  method: 'DELETE',
  path: '/admin/members/:id/sessions',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'manage-staff'],
  audit: 'sessions-ended',
  summary: 'End all sessions of a member',
  params: z.object({ id: objectId }),
  response: message,
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND', 'IDENTITY.HEAD_PROTECTED', 'IDENTITY.BEYOND_YOU'],
});

export const endMemberSession = defineEndpoint({
  name: 'endMemberSession',
  method: 'DELETE',
  path: '/admin/members/:id/sessions/:sessionId',
  service: 'identity',
  access: 'head',
  permission: ['manage-members', 'manage-staff'],
  audit: 'session-ended',
  summary: 'End one session of a member',
  params: z.object({ id: objectId, sessionId: sessionIdInPath }),
  response: message,
  errors: [
    'IDENTITY.SESSION_NOT_FOUND',
    'IDENTITY.ACCOUNT_NOT_FOUND',
    'IDENTITY.HEAD_PROTECTED',
    'IDENTITY.BEYOND_YOU',
  ],
});
