/** What is shown of a push, and what a tap on it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later notice with the same tag takes the place of this one. */
  readonly tag: string;
  readonly url: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads the notification service's push. Where nobody is logged in, on a phone that several people use, the notice says only
 * that there is news. A push that cannot be read is said the same way: browsers want something to be shown.
 */
export function noticeOf(push: unknown, isMember: boolean): Notice {
  const { id, title, body, url } = (typeof push === 'object' && push !== null ? push : {}) as Record<string, unknown>;
  const tag = text(id) || 'news';
  if (!isMember || text(title) === '') {
    return { title: 'Deepam', body: 'There is news for you. Log in to read it.', tag, url: '/notifications' };
  }
  // An address of ours only: one that begins with a slash, and not with two.
  const isOurs = /^\/(?![/\\])/.test(text(url));
  return { title: text(title), body: text(body), tag, url: isOurs ? text(url) : '/notifications' };
}
