import type { PayoutBatchView } from '@deepam/contracts';
import { ButtonLink } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { DateText } from '../../../components/date-text.js';
import { PageHeader } from '../../../components/page-header.js';
import { Pager } from '../../../components/pager.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { usePayoutBatches } from '../api/payout-batches.js';
import { batchMessages } from '../batch-messages.js';
import { BatchState } from './batch-state.js';
import styles from './batches.module.css';

const pageSize = 20;

export function BatchList() {
  const t = useText(batchMessages);
  const pages = useKeysetPages('batches');
  const list = usePayoutBatches({ limit: pageSize, cursor: pages.cursor });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to="/dashboard?payouts=open#payouts">{t('toPayouts')}</ButtonLink>}
      />
      {content()}
    </>
  );

  function content() {
    if (list.data === undefined) {
      return list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <LoadingState />;
    }
    const { items, nextCursor, total } = list.data;
    if (items.length === 0 && pages.index === 0) {
      return (
        <EmptyState title={t('empty')} icon="rupee">
          <p>{t('emptyHint')}</p>
        </EmptyState>
      );
    }
    return (
      <>
        <DataTable caption={t('title')} columns={columnsOf(t)} rows={items} rowKey={({ _id }) => _id} />
        <Pager
          pages={pages}
          pageSize={pageSize}
          shown={items.length}
          total={total}
          nextCursor={nextCursor}
          busy={list.isPlaceholderData}
        />
      </>
    );
  }
}

const columnsOf = (t: Translate<(typeof batchMessages)['english']>): Column<PayoutBatchView>[] => [
  {
    key: 'madeAt',
    header: t('madeAt'),
    lead: true,
    cell: ({ madeAt, madeBy }) => (
      <div>
        <DateText instant={madeAt} withTime />
        <span className={styles.note}>{madeBy ?? t('unknown')}</span>
      </div>
    ),
  },
  {
    key: 'payouts',
    header: t('payouts'),
    align: 'end',
    cell: ({ counts }) => formatCount(Object.values(counts).reduce((sum, count) => sum + count, 0)),
  },
  {
    key: 'total',
    header: t('total'),
    align: 'end',
    cell: ({ total }) => <span className={styles.amount}>{formatRupees(total)}</span>,
  },
  {
    key: 'paid',
    header: t('row.paid'),
    align: 'end',
    cell: ({ paid }) => <span className={styles.amount}>{formatRupees(paid)}</span>,
  },
  { key: 'state', header: t('state'), cell: ({ state }) => <BatchState state={state} /> },
  {
    key: 'actions',
    header: t('actions'),
    bare: true,
    cell: ({ _id, madeAt }) => (
      <ButtonLink
        size="small"
        variant="secondary"
        to={`/payout-batches?batch=${_id}`}
        aria-label={t('openBatch', { date: formatDateTime(madeAt) })}
      >
        {t('open')}
      </ButtonLink>
    ),
  },
];
