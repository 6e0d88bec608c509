import type { NotificationView } from '@deepam/contracts';
import { useText } from '../../lib/i18n/use-text.js';
import { kindMessages } from './notification-messages.js';
import { notificationText, type Say } from './notification-text.js';

/** Says notifications in the reader's language. */
export function useNotificationText(): (notification: NotificationView) => { title: string; body: string } {
  const t = useText(kindMessages) as Say;
  return (notification) => notificationText(t, notification);
}
