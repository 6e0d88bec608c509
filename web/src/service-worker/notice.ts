import type { NotificationView } from '@deepam/contracts';
import { kindMessages } from '../features/notifications/notification-messages.js';
import { notificationText } from '../features/notifications/notification-text.js';
import { fill, type Sentences } from '../lib/i18n/messages.js';
import type { Reader } from './reader.js';

/** What is shown of a push, and what a tap on it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later notice with the same tag takes the place of this one. */
  readonly tag: string;
  readonly url: string;
  /** Of the notification, where the reader may mark it as read from here. */
  readonly id: string | null;
  /** The words of the button that does so. */
  readonly read: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads the notification service's push, in the words of the reader's language, or in English. Where nobody is logged in, on a phone that several
 * people use, the notice says only that there is news. A push that cannot be read is said the same way: browsers want
 * something to be shown.
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
  // An address of ours only: one that begins with a slash, and not with two.
  const isOurs = /^\/(?![/\\])/.test(text(url));
  const isKnown = /^[0-9a-f]{24}$/.test(text(id));
  return { ...words, tag, url: isOurs ? text(url) : '/notifications', id: isKnown ? text(id) : null, read };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
