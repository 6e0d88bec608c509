import { z } from 'zod';
import { message, objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { sessionView, sessionIdInPath } from './session-endpoints.js';

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
