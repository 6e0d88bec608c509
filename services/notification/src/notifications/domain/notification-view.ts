import { type NotificationView, isPersonalKind, linkOf, unknownNews } from '@deepam/contracts';
import type { SeenBroadcast } from '../../broadcasts/broadcast.schema.js';
import type { NotificationDocument } from '../persistence/notification.schema.js';
import { notificationText, shownParams } from './texts.js';

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

type ShownNews = Pick<NotificationView, 'kind' | 'params' | 'title' | 'body'> & { readonly link: string };

export function shownNews(
  notification: Pick<NotificationDocument, 'kind' | 'params' | 'subject' | 'aboutId'>,
): ShownNews {
  const { kind, params } = notification;
  if (!isPersonalKind(kind)) {
    const { page, ...words } = unknownNews;
    return { kind: 'unknown', params: {}, ...words, link: page };
  }
  return { kind, params: shownParams(params), ...notificationText(kind, params), link: linkOf(kind, notification) };
}
