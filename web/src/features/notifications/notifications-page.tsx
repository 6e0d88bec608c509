import { useState } from 'react';
import { Button, ButtonLink } from '../../components/ui/button.js';
import { MoreButton } from '../../components/ui/more-button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page, Card } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useLatestUnread, useNotifications, useMarkAllRead, useMarkRead } from './api.js';
import { notificationMessages } from './notification-messages.js';
import styles from './notifications-page.module.css';
import type { NotificationView } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../components/ui/status-badge.js';
import { formatDateTime } from '../../lib/format/date.js';
import { linkTo } from './changes-by-kind.js';
import { useNotificationText } from './use-notification-text.js';
import pushCardStyles from './components/preferences.module.css';
import { PushSwitch, usePushState } from './components/push-switch.js';

function PushCard() {
  const t = useText(notificationMessages);
  const state = usePushState();
  if (state !== 'off') return null;
  return (
    <Card aria-labelledby="push-title" className={pushCardStyles.push}>
      <div>
        <h2 id="push-title">{t('pushTitle')}</h2>
        <p className={pushCardStyles.soft}>{t('pushLead')}</p>
      </div>
      <PushSwitch />
    </Card>
  );
}

export default function NotificationsPage() {
  const t = useText(notificationMessages);
  const [unreadOnly, setUnreadOnly] = useState(false);
  const notifications = useNotifications(unreadOnly);
  const unread = useLatestUnread().data?.total ?? 0;
  const markAll = useMarkAllRead();

  return (
    <Page width="reading">
      <PageHeader
        title={t('title')}
        lead={
          <ButtonLink variant="quiet" className={styles.preferences} to="/preferences">
            {t('preferences')}
          </ButtonLink>
        }
        actions={
          <>
            <Button variant="secondary" onClick={() => setUnreadOnly(!unreadOnly)}>
              {t(unreadOnly ? 'showAll' : 'showUnreadOnly')}
            </Button>
            <Button disabled={unread === 0} busy={markAll.isPending} onClick={() => markAll.mutate()}>
              {t('markAllRead')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <PushCard />
        {content()}
      </div>
    </Page>
  );

  function content() {
    if (notifications.data === undefined) {
      return notifications.isError ? (
        <ErrorState error={notifications.error} onRetry={() => void notifications.refetch()} />
      ) : (
        <LoadingState />
      );
    }
    const items = notifications.data.pages.flatMap((page) => page.items);
    if (items.length === 0) {
      return (
        <EmptyState title={t(unreadOnly ? 'noneUnread' : 'none')} icon="bell">
          <p>{t(unreadOnly ? 'noneUnreadHint' : 'noneHint')}</p>
        </EmptyState>
      );
    }
    return (
      <>
        <ul className={styles.list}>
          {items.map((notification) => (
            <NotificationItem key={notification._id} notification={notification} />
          ))}
        </ul>
        <MoreButton list={notifications} className={styles.more} />
      </>
    );
  }
}

function NotificationItem({ notification }: { notification: NotificationView }) {
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
