import type { NotificationView } from '@deepam/contracts';
import { personName } from '../../components/ui/person-name.js';
import { useText } from '../../lib/i18n/use-text.js';
import { kindMessages } from './notification-messages.js';
import { notificationText, type Say } from './notification-text.js';

export function useNotificationText(): (notification: NotificationView) => { title: string; body: string } {
  const t = useText(kindMessages) as Say;
  return (notification) => {
    const { name } = notification.params;
    const params = typeof name === 'string' ? { ...notification.params, name: personName(name) } : notification.params;
    return notificationText(t, { ...notification, params });
  };
}
