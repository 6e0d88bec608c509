import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button.js';
import { MoreButton } from '../../components/more-button.js';
import { PageHeader } from '../../components/page-header.js';
import { EmptyState, ErrorState, LoadingState } from '../../components/states.js';
import { Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useLatestUnread } from './api/latest-unread.js';
import { useNotifications } from './api/list-notifications.js';
import { useMarkAllRead } from './api/mark-all-read.js';
import { NotificationItem } from './components/notification-item.js';
import { PushCard } from './components/push-card.js';
import { notificationMessages } from './notification-messages.js';
import styles from './notifications-page.module.css';

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
