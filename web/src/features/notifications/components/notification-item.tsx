import type { NotificationView } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.js';
import { StatusBadge } from '../../../components/status-badge.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useMarkRead } from '../api/mark-read.js';
import { linkTo } from '../changes-by-kind.js';
import { notificationMessages } from '../notification-messages.js';
import { useNotificationText } from '../use-notification-text.js';
import styles from '../notifications-page.module.css';

export function NotificationItem({ notification }: { notification: NotificationView }) {
  const t = useText(notificationMessages);
  const { title, body } = useNotificationText()(notification);
  const markRead = useMarkRead();
  const isUnread = notification.status !== 'Read';
  const titleId = `notification-${notification._id}`;
  const read = () => markRead.mutate(notification._id);

  return (
    <li className={`${styles.item} ${isUnread ? styles.unread : ''}`}>
      <div className={styles.text}>
        <h2 id={titleId} className={styles.title}>
          <Link to={linkTo(notification)} onClick={isUnread ? read : undefined}>
            {title}
          </Link>
          {isUnread && <StatusBadge tone="flame">{t('unread')}</StatusBadge>}
        </h2>
        <p>{body}</p>
        <time className={styles.time} dateTime={notification.createdAt}>
          {formatDateTime(notification.createdAt)}
        </time>
      </div>
      {isUnread && (
        <Button variant="secondary" size="small" aria-describedby={titleId} busy={markRead.isPending} onClick={read}>
          {t('markRead')}
        </Button>
      )}
    </li>
  );
}
