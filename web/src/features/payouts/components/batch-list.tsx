import { ButtonLink } from '../../../components/button.js';
import { DataTable } from '../../../components/data-table.js';
import { PageHeader } from '../../../components/page-header.js';
import { Pager } from '../../../components/pager.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { usePayoutBatches } from '../api/payout-batches.js';
import { batchMessages } from '../batch-messages.js';
import { batchColumns } from './batch-columns.js';

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
        <DataTable caption={t('title')} columns={batchColumns(t)} rows={items} rowKey={({ _id }) => _id} />
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
