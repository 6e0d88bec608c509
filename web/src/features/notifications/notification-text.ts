import type { NotificationView } from '@deepam/contracts';
import { formatRupees } from '../../lib/format/money.js';
import { kindMessages } from './notification-messages.js';

type Params = NotificationView['params'];
export type Say = (key: string, params: Params) => string;

const shownParams = (params: Params): Params =>
  typeof params['amount'] === 'number' ? { ...params, amount: formatRupees(params['amount']) } : params;

function sentence(say: Say, key: string, params: Params): string | null {
  if (!(key in kindMessages.english)) return null;
  const text = say(key, shownParams(params));
  return /\{\w+\}/.test(text) ? null : text;
}

/** Kinds that this version does not know have the server's own text. */
export function notificationText(
  say: Say,
  { kind, params, title, body }: Pick<NotificationView, 'kind' | 'params' | 'title' | 'body'>,
): { title: string; body: string } {
  const known = sentence(say, `${kind}.body`, params);
  const reason = params['reason'] === undefined ? null : sentence(say, 'reason', params);
  return {
    title: sentence(say, `${kind}.title`, params) ?? title,
    body: known === null ? body : [known, reason].filter((part) => part !== null).join(' '),
  };
}
