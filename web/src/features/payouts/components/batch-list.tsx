import { ButtonLink } from '../../../components/button.js';
import { DataTable } from '../../../components/data-table.js';
import { KeysetList } from '../../../components/keyset-list.js';
import { PageHeader } from '../../../components/page-header.js';
import { EmptyState } from '../../../components/states.js';
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
      <KeysetList
        list={list}
        pages={pages}
        pageSize={pageSize}
        empty={
          <EmptyState title={t('empty')} icon="rupee">
            <p>{t('emptyHint')}</p>
          </EmptyState>
        }
      >
        {(batches) => (
          <DataTable caption={t('title')} columns={batchColumns(t)} rows={batches} rowKey={({ _id }) => _id} />
        )}
      </KeysetList>
    </>
  );
}
