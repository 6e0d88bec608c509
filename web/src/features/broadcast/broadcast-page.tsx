import type { BroadcastView } from '@deepam/contracts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button.js';
import type { Column } from '../../components/ui/columns.js';
import { DataTable } from '../../components/ui/data-table.js';
import { DateText } from '../../components/ui/date-text.js';
import { Dialog } from '../../components/ui/dialog.js';
import { MoreButton } from '../../components/ui/more-button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/states.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import { Page } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { formatDateTime } from '../../lib/format/date.js';
import type { Translate } from '../../lib/i18n/messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { useBroadcasts } from './api.js';
import { BroadcastForm } from './components/broadcast-form.js';
import styles from './components/broadcast.module.css';
import { broadcastMessages } from './messages.js';

const toList = '/broadcast';

export default function BroadcastPage() {
  const t = useText(broadcastMessages);
  const { may } = useDesk();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isWriting = params.get('view') === 'new';
  return (
    <Page>
      <RequirePermissions needs={isWriting ? ['broadcast'] : ['broadcast', 'read']}>
        <PageHeader
          title={t(isWriting ? 'write' : 'title')}
          actions={
            isWriting ? (
              <ButtonLink variant="secondary" to={toList}>
                {t('history')}
              </ButtonLink>
            ) : (
              may('broadcast') && <ButtonLink to="?view=new">{t('write')}</ButtonLink>
            )
          }
        />
        {isWriting ? <BroadcastForm onSent={() => void navigate(toList)} /> : <BroadcastHistory />}
      </RequirePermissions>
    </Page>
  );
}

const shownLetters = 80;

function beginningOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ');
  return line.length <= shownLetters ? line : `${line.slice(0, line.lastIndexOf(' ', shownLetters))} …`;
}

const columnsOf = (
  t: Translate<(typeof broadcastMessages)['english']>,
  onOpen: (message: BroadcastView) => void,
): Column<BroadcastView>[] => [
  {
    key: 'title',
    header: t('heading'),
    isLead: true,
    cell: (message) => (
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(message)}>
        {message.title}
      </button>
    ),
  },
  {
    key: 'text',
    header: t('text'),
    cell: ({ body }) => <span className={styles.beginning}>{beginningOf(body)}</span>,
  },
  {
    key: 'date',
    header: t('sentOn'),
    isKept: true,
    cell: ({ createdAt, pushed }) => (
      <div className={styles.when}>
        <DateText instant={createdAt} withTime />
        {pushed && <StatusBadge tone="good">{t('pushed')}</StatusBadge>}
      </div>
    ),
  },
  { key: 'sentBy', header: t('sentBy'), fromRem: 65, cell: ({ sentBy }) => sentBy },
];

function BroadcastHistory() {
  const t = useText(broadcastMessages);
  const broadcasts = useBroadcasts();
  const [opened, setOpened] = useState<BroadcastView | null>(null);
  if (broadcasts.data === undefined) {
    return broadcasts.isError ? (
      <ErrorState error={broadcasts.error} onRetry={() => void broadcasts.refetch()} />
    ) : (
      <LoadingState neverKept isList />
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
    <div className={styles.history}>
      <DataTable caption={t('history')} columns={columnsOf(t, setOpened)} rows={sent} rowKey={({ _id }) => _id} />
      <MoreButton list={broadcasts} />
      {opened !== null && <SentDialog message={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function SentDialog({ message, onClose }: { message: BroadcastView; onClose: () => void }) {
  const t = useText(broadcastMessages);
  const { title, body, createdAt, sentBy, pushed } = message;
  const date = formatDateTime(createdAt);
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className={styles.text}>{body}</p>
      <p className={styles.soft}>
        {sentBy === null ? t('on', { date }) : t('by', { date, name: sentBy })}{' '}
        {pushed && <StatusBadge tone="good">{t('pushed')}</StatusBadge>}
      </p>
    </Dialog>
  );
}
