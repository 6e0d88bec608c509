import { z } from 'zod';
import { notificationKinds } from '../notifications/notification-kinds.js';
import { instant, message, objectId, wholeListQuery, pageQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const notificationStatuses = ['Unsent', 'Unread', 'Read'] as const;

export const notificationView = z.object({
  _id: objectId,
  /** `unknown` replaces a kind of a newer release that this release does not know. */
  kind: z.enum([...notificationKinds, 'unknown']).catch('unknown'),
  title: z.string(),
  body: z.string(),
  /** The web shows title and body in the reader's language with these parameters. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  status: z.enum(notificationStatuses),
  /** The link is the address of the web page that shows the subject; a broadcast has none. */
  link: z.string().optional(),
  createdAt: instant,
});

export type NotificationView = z.infer<typeof notificationView>;

/** Broadcasts since the caller joined are part of the list. A notification that was shown is no longer Unsent. */
export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  summary: "The caller's notifications, newest first, up to 500 without limit; next page by the X-Next-Cursor header",
  query: wholeListQuery.extend({
    unread: z
      .enum(['true'])
      .transform(() => true)
      .optional(),
  }),
  response: z.array(notificationView),
});

export const latestUnread = defineEndpoint({
  name: 'latestUnread',
  method: 'GET',
  path: '/notifications/latest-unread',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  summary: 'The five latest unread notifications; how many there are in all by the X-Total-Count header',
  response: z.array(notificationView),
});

export const markRead = defineEndpoint({
  name: 'markRead',
  method: 'PUT',
  path: '/notifications/mark-read/:id',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  owner: true,
  summary: 'Mark one notification as read',
  params: z.object({ id: objectId }),
  response: message,
  errors: ['NOTIFICATION.NOT_FOUND'],
});

export const markAllRead = defineEndpoint({
  name: 'markAllRead',
  method: 'PUT',
  path: '/notifications/mark-all-read',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  summary: "Mark all the caller's notifications as read",
  response: message,
});

/**
 * The stream has server-sent events: `notification` with a NotificationView as data, whose id resumes by Last-Event-ID;
 * `read` after a notification was read or decided elsewhere. A comment every 15 s keeps the connection open.
 */
export const notificationStream = defineEndpoint({
  name: 'notificationStream',
  method: 'GET',
  path: '/notifications/stream',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  isStream: true,
  summary: "The caller's new notifications as they come, by server-sent events; resumes after Last-Event-ID",
  response: z.unknown(),
});

export const pushKey = defineEndpoint({
  name: 'pushKey',
  method: 'GET',
  path: '/notifications/push-key',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  summary: "The server's public key for web push (VAPID), or null where push is not set up",
  response: z.object({ publicKey: z.string().nullable() }),
});

/**
 * The body has the shape of PushSubscription.toJSON(). A member has at most ten browsers; the oldest is removed for
 * another one. A browser belongs to its last subscriber.
 */
export const subscribePush = defineEndpoint({
  name: 'subscribePush',
  method: 'POST',
  path: '/notifications/push-subscriptions',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  status: 201,
  summary: 'Push notifications to this browser',
  body: z.object({
    /** The address has a host of PUSH_HOSTS. */
    endpoint: z.url().max(2000),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, 'This key is not well formed.'),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, 'This key is not well formed.'),
    }),
    /** The browser subscribed for this `pushKey`: a push vendor accepts pushes with that key only. */
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
  allowsAllStaff: true,
  summary: 'No longer push to this browser',
  query: z.object({ endpoint: z.string().min(1).max(2000) }),
  response: message,
});

const preferenceList = z.array(z.object({ kind: z.enum(notificationKinds), push: z.boolean() }));

/** All kinds are pushed unless switched off. */
export const notificationPreferences = defineEndpoint({
  name: 'notificationPreferences',
  method: 'GET',
  path: '/notifications/preferences',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  summary: 'Which kinds of notification are pushed to the caller',
  response: preferenceList,
});

export const setNotificationPreferences = defineEndpoint({
  name: 'setNotificationPreferences',
  method: 'PUT',
  path: '/notifications/preferences',
  service: 'notification',
  access: 'member',
  allowsAllStaff: true,
  summary: 'Choose which kinds are pushed; kinds left out stay as they are',
  body: z.object({ preferences: preferenceList.max(notificationKinds.length) }),
  response: preferenceList,
});

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
  /** The value is true if all subscribed browsers got a push; members can read the message immediately. */
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
