import { Link } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type useLatestUnread, useMarkRead } from '../api.js';
import { linkTo } from '../changes-by-kind.js';
import styles from '../notification-bell.module.css';
import { notificationMessages } from '../notification-messages.js';
import { useNotificationText } from '../use-notification-text.js';

interface Props {
  id: string;
  latest: ReturnType<typeof useLatestUnread>;
  onLeave: () => void;
}

export function LatestNotifications({ id, latest, onLeave }: Props) {
  const t = useText(notificationMessages);
  const say = useNotificationText();
  const markRead = useMarkRead();
  return (
    <section id={id} className={styles.panel} aria-label={t('latest')}>
      <h2 className={styles.title}>{t('title')}</h2>
      {content()}
      <Link to="/notifications" className={styles.all} onClick={onLeave}>
        {t('viewAll')}
      </Link>
    </section>
  );

  function content() {
    if (latest.data === undefined) {
      return latest.isError ? (
        <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />
      ) : (
        <LoadingState />
      );
    }
    if (latest.data.items.length === 0) return <p className={styles.none}>{t('noneUnread')}</p>;
    return (
      <ul className={styles.list}>
        {latest.data.items.map((notification) => {
          const { title, body } = say(notification);
          return (
            <li key={notification._id}>
              <Link
                to={linkTo(notification)}
                className={styles.item}
                onClick={() => {
                  markRead.mutate(notification._id);
                  onLeave();
                }}
              >
                <span className={styles.itemTitle}>{title}</span>
                <span>{body}</span>
                <time className={styles.time} dateTime={notification.createdAt}>
                  {formatDateTime(notification.createdAt)}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
    );
  }
}
