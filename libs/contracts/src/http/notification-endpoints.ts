import { z } from 'zod';
import { notificationKinds } from '../notifications/notification-kinds.js';
import { instant, message, objectId, wholeListQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const notificationStatuses = ['Unsent', 'Unread', 'Read'] as const;
export const notificationView = z.object({
  _id: objectId,
  /** `unknown` replaces a kind of a newer release that this release does not know. */
  kind: z.enum([...notificationKinds, 'unknown']).catch('unknown'),
  title: z.string(),
  body: z.string(),
  /** The parameters of title and body, so that the web can show them in the reader's language. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  status: z.enum(notificationStatuses),
  /** The address of the web page that shows the subject; a broadcast has none. */
  link: z.string().optional(),
  createdAt: instant,
});
export type NotificationView = z.infer<typeof notificationView>;

export const listNotifications = defineEndpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
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
  alsoStaff: true,
  summary: 'The five latest unread notifications; how many there are in all by the X-Total-Count header',
  response: z.array(notificationView),
});

export const markRead = defineEndpoint({
  name: 'markRead',
  method: 'PUT',
  path: '/notifications/mark-read/:id',
  service: 'notification',
  access: 'member',
  alsoStaff: true,
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
  alsoStaff: true,
  summary: "Mark all the caller's notifications as read",
  response: message,
});
