import { z } from 'zod';
import { instant, objectId, pageQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const broadcast = defineEndpoint({
  name: 'broadcast',
  method: 'POST',
  path: '/admin/broadcasts',
  service: 'notification',
  access: 'head',
  permission: 'broadcast',
  status: 201,
  audit: 'broadcast-sent',
  summary: 'Tell every member something',
  body: z.object({
    title: z.string().trim().min(1, 'Please enter a title.').max(100),
    body: z.string().trim().min(1, 'Please enter a message.').max(1000),
  }),
  response: z.object({ message: z.string(), _id: objectId }),
});

export const broadcastView = z.object({
  _id: objectId,
  title: z.string(),
  body: z.string(),
  createdAt: instant,
  sentBy: z.string().nullable(),
  /** All subscribed browsers got a push; members can read the message immediately. */
  pushed: z.boolean(),
});
export type BroadcastView = z.infer<typeof broadcastView>;

export const listBroadcasts = defineEndpoint({
  name: 'listBroadcasts',
  method: 'GET',
  path: '/admin/broadcasts',
  service: 'notification',
  access: 'head',
  permission: ['broadcast', 'read'],
  summary: 'What was told to every member, newest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(broadcastView),
});
