import type { NotificationView } from '@deepam/contracts';
import type { SeenBroadcast } from '../../broadcasts/broadcast.schema.js';
import type { NotificationDocument } from '../persistence/notification.schema.js';
import { shownNews } from './shown-news.js';

export function notificationView(notification: NotificationDocument): NotificationView {
  const { _id, status, createdAt } = notification;
  return {
    _id,
    ...shownNews(notification),
    status: status === 'Unsent' ? 'Unread' : status,
    createdAt: createdAt.toISOString(),
  };
}

export function broadcastView({ _id, title, body, isRead, createdAt }: SeenBroadcast): NotificationView {
  const status = isRead ? 'Read' : 'Unread';
  return { _id, kind: 'broadcast', params: {}, title, body, status, createdAt: createdAt.toISOString() };
}
