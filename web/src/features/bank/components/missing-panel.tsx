import type { ExpectedPaymentView } from '@deepam/contracts';
import type { Column } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { Pager } from '../../../components/pager.js';
import { Panel } from '../../../components/panel.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { formatDate } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useMissing } from '../api/lines.js';
import { bankMessages } from '../messages.js';

const pageSize = 20;

/** Who says to have paid, and whose money stands in no statement. */
export function MissingPanel() {
  const t = useText(bankMessages);
  const pages = useKeysetPages('');
  const missing = useMissing({ limit: pageSize, cursor: pages.cursor });
  const { data } = missing;
  const columns: Column<ExpectedPaymentView>[] = [
    { key: 'name', header: t('name'), lead: true, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'amount', header: t('column.amount'), align: 'end', lead: true, cell: ({ amount }) => formatRupees(amount) },
    {
      key: 'what',
      header: t('what'),
      cell: ({ kind, requestedAt }) =>
        t(kind === 'plan' ? 'planRequest' : 'cottonOrder', { date: formatDate(requestedAt) }),
    },
    { key: 'utr', header: t('utrTyped'), cell: ({ utr }) => utr ?? t('noUtr') },
  ];
  return (
    <Panel title={t('missingTitle')} lead={t('missingLead')}>
      {content()}
    </Panel>
  );

  function content() {
    if (data === undefined) {
      return missing.isError ? (
        <ErrorState error={missing.error} onRetry={() => void missing.refetch()} />
      ) : (
        <LoadingState neverKept />
      );
    }
    return (
      <>
        {data.items.length === 0 ? (
          <EmptyState title={t('missingEmpty')} icon="check" />
        ) : (
          <DataTable caption={t('missingTitle')} columns={columns} rows={data.items} rowKey={({ _id }) => _id} />
        )}
        <Pager
          pages={pages}
          pageSize={pageSize}
          shown={data.items.length}
          total={null}
          nextCursor={data.nextCursor}
          busy={missing.isPlaceholderData}
        />
      </>
    );
  }
}
