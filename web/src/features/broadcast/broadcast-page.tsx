import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page, Card } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { BroadcastForm } from './components/broadcast-form.js';
import styles from './components/broadcast.module.css';
import { broadcastMessages } from './messages.js';
import type { BroadcastView } from '@deepam/contracts';
import { MoreButton } from '../../components/ui/more-button.js';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/states.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import { formatDateTime } from '../../lib/format/date.js';
import { useBroadcasts } from './api.js';

export default function BroadcastPage() {
  const t = useText(broadcastMessages);
  const { may } = useDesk();
  return (
    <Page>
      <PageHeader title={t('title')} />
      <RequirePermissions needs={['broadcast', 'read']}>
        <div className={styles.page}>
          {may('broadcast') && <BroadcastForm />}
          <BroadcastHistory />
        </div>
      </RequirePermissions>
    </Page>
  );
}

function BroadcastHistory() {
  const t = useText(broadcastMessages);
  const broadcasts = useBroadcasts();
  return (
    <Card aria-labelledby="history-title" className={styles.part}>
      <h2 id="history-title">{t('history')}</h2>
      {content()}
    </Card>
  );

  function content() {
    if (broadcasts.data === undefined) {
      return broadcasts.isError ? (
        <ErrorState error={broadcasts.error} onRetry={() => void broadcasts.refetch()} />
      ) : (
        <LoadingState neverKept />
      );
    }
    const sent = broadcasts.data.pages.flatMap(({ items }) => items);
    if (sent.length === 0) {
      return (
        <EmptyState title={t('historyEmpty')} icon="bell">
          <p>{t('historyEmptyHint')}</p>
        </EmptyState>
      );
    }
    return (
      <>
        <ul className={styles.sent}>
          {sent.map((one) => (
            <li key={one._id}>{item(one)}</li>
          ))}
        </ul>
        <MoreButton list={broadcasts} />
      </>
    );
  }

  function item({ title, body, createdAt, sentBy, pushed }: BroadcastView) {
    const date = formatDateTime(createdAt);
    return (
      <article className={styles.words}>
        <div className={styles.head}>
          <h3>{title}</h3>
          {pushed && <StatusBadge tone="good">{t('pushed')}</StatusBadge>}
        </div>
        <p className={styles.text}>{body}</p>
        <p className={styles.soft}>{sentBy === null ? t('on', { date }) : t('by', { date, name: sentBy })}</p>
      </article>
    );
  }
}
