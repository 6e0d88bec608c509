import { isPersonalKind, linkOf, type NotificationView, unknownNews } from '@deepam/contracts';
import type { NotificationDocument } from '../persistence/notification.schema.js';
import { notificationText, shownParams } from './texts.js';

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
