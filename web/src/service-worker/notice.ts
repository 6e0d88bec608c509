import type { NotificationView } from '@deepam/contracts';
import { kindMessages } from '../features/notifications/notification-messages.js';
import { notificationText } from '../features/notifications/notification-text.js';
import { fill, type Sentences } from '../lib/i18n/messages.js';
import type { Reader } from './reader.js';

export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
  readonly id: string | null;
  readonly read: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The notice without a login, on a shared phone, only says that there is news. An unreadable push has the same notice,
 * because browsers require a visible notification.
 */
export function noticeOf(push: unknown, { isMember }: Reader, translated: Sentences | undefined): Notice {
  const sentences: Sentences = translated ?? kindMessages.english;
  const { id, kind, params, title, body, url } = record(push);
  const tag = text(id) || 'news';
  const read = sentences['markRead']!;
  if (!isMember || text(title) === '') {
    return { title: 'Deepam', body: sentences['hidden']!, tag, url: '/notifications', id: null, read };
  }
  const words = notificationText((key, values) => fill(sentences[key]!, values), {
    kind: text(kind) as NotificationView['kind'],
    params: record(params) as NotificationView['params'],
    title: text(title),
    body: text(body),
  });
  // Only addresses of the product are allowed: they begin with one slash, not two.
  const isOurs = /^\/(?![/\\])/.test(text(url));
  const isKnown = /^[0-9a-f]{24}$/.test(text(id));
  return { ...words, tag, url: isOurs ? text(url) : '/notifications', id: isKnown ? text(id) : null, read };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
