import type { CancellationView } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../components/data-table.js';
import { Pager } from '../../components/pager.js';
import { PlanSalesDialog } from '../../components/plan-sales-dialog.js';
import { planSalesMessages } from '../../components/plan-sales-messages.js';
import { EmptyState, ErrorState, LoadingState } from '../../components/states.js';
import { useSteadyRows } from '../../components/use-steady-rows.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useCancellations } from '../../lib/network/plan-sales.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { cancellationColumns } from './cancellation-columns.js';
import { RefuseDialog } from './refuse-dialog.js';

const pageSize = 20;

/** Who waits, and the two answers: the sale is reversed, or the member keeps the plan. */
export function CancellationList() {
  const t = useText(planSalesMessages);
  const { may } = useDesk();
  const pages = useKeysetPages('');
  const requests = useCancellations({ limit: pageSize, cursor: pages.cursor });
  const [granting, setGranting] = useState<CancellationView | null>(null);
  const [refusing, setRefusing] = useState<CancellationView | null>(null);
  const { data } = requests;
  const { rows, held } = useSteadyRows({
    pages,
    rows: data?.items,
    isOld: requests.isPlaceholderData,
    keyOf: ({ _id }) => _id,
  });

  if (data === undefined || (rows.length === 0 && requests.isPlaceholderData)) {
    return requests.isError ? (
      <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('none')} icon="check">
          <p>{t('noneHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t('cancellations')}
          columns={cancellationColumns(t, may('decide-plans') ? { onGrant: setGranting, onRefuse: setRefusing } : null)}
          rows={rows}
          held={held}
          rowKey={({ _id }) => _id}
        />
      )}
      <Pager
        pages={pages}
        pageSize={pageSize}
        shown={data.items.length}
        total={null}
        nextCursor={data.nextCursor}
        busy={requests.isPlaceholderData}
      />
      {granting !== null && (
        <PlanSalesDialog member={{ _id: granting.memberId, name: granting.name }} onClose={() => setGranting(null)} />
      )}
      {refusing !== null && <RefuseDialog request={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}
