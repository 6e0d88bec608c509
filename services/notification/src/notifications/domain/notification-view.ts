import { linkOf, type NotificationView } from '@deepam/contracts';
import type { SeenBroadcast } from '../../broadcasts/broadcast-reader.js';
import type { NotificationDocument } from '../persistence/notification.schema.js';
import { notificationText, shownParams } from './texts.js';

/** What the reader gets; what is being shown is Unread, no longer Unsent. */
export function notificationView(notification: NotificationDocument): NotificationView {
  const { _id, kind, params, status, createdAt } = notification;
  return {
    _id,
    kind,
    params: shownParams(params),
    ...notificationText(kind, params),
    status: status === 'Unsent' ? 'Unread' : status,
    link: linkOf(kind, notification),
    createdAt: createdAt.toISOString(),
  };
}

export function broadcastView({ _id, title, body, isRead, createdAt }: SeenBroadcast): NotificationView {
  const status = isRead ? 'Read' : 'Unread';
  return { _id, kind: 'broadcast', params: {}, title, body, status, createdAt: createdAt.toISOString() };
}
