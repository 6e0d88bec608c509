import { z } from 'zod';
import { message } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/**
 * Server-sent events: `notification` with a NotificationView as data, whose id resumes by Last-Event-ID; `read` after
 * a notification was read or decided elsewhere. A comment every 15 s keeps the connection open.
 */
export const notificationStream = defineEndpoint({
  name: 'notificationStream',
  method: 'GET',
  path: '/notifications/stream',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
  stream: true,
  summary: "The caller's new notifications as they come, by server-sent events; resumes after Last-Event-ID",
  response: z.unknown(),
});

export const pushKey = defineEndpoint({
  name: 'pushKey',
  method: 'GET',
  path: '/notifications/push-key',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
  summary: "The server's public key for web push (VAPID), or null where push is not set up",
  response: z.object({ publicKey: z.string().nullable() }),
});

/** The shape of PushSubscription.toJSON(). */
export const subscribePush = defineEndpoint({
  name: 'subscribePush',
  method: 'POST',
  path: '/notifications/push-subscriptions',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
  status: 201,
  summary: 'Push notifications to this browser',
  body: z.object({
    endpoint: z.url().max(2000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This key is not well formed.'),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, 'This key is not well formed.'),
    }),
    /** The `pushKey` for which the browser subscribed: a push vendor accepts pushes with that key only. */
    serverKey: z
      .string()
      .regex(/^[\w-]{87}$/, 'This key is not well formed.')
      .optional(),
  }),
  response: message,
  errors: ['NOTIFICATION.PUSH_ENDPOINT_REFUSED'],
});

export const unsubscribePush = defineEndpoint({
  name: 'unsubscribePush',
  method: 'DELETE',
  path: '/notifications/push-subscriptions',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
  summary: 'No longer push to this browser',
  query: z.object({ endpoint: z.string().min(1).max(2000) }),
  response: message,
});
