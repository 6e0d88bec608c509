import type { CottonMovement } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { Pager } from '../../../components/pager.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useMovements } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import type { StockQuestion } from '../stock-question.js';
import { movementColumns } from './movement-columns.js';
import { TakeBackDialog } from './take-back-dialog.js';
import { useWeight } from './use-weight.js';

const pageSize = 20;

export function Movements({ question }: { question: StockQuestion }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { may } = useDesk();
  const [undoing, setUndoing] = useState<CottonMovement | null>(null);
  const pages = useKeysetPages(Object.values(question).join(' '));
  const list = useMovements({
    ...question,
    limit: pageSize,
    ...(pages.cursor !== undefined && { cursor: pages.cursor }),
  });
  const { data } = list;
  const rows = data?.items ?? [];
  if (data === undefined || (rows.length === 0 && list.isPlaceholderData)) {
    return list.isError ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} icon="cotton" />
      ) : (
        <DataTable
          caption={t('movements')}
          columns={movementColumns(t, { weight, onTakeBack: may('dispatch') ? setUndoing : null })}
          rows={rows}
          rowKey={({ _id }) => _id}
        />
      )}
      <Pager
        pages={pages}
        pageSize={pageSize}
        shown={data.items.length}
        total={null}
        nextCursor={data.nextCursor}
        busy={list.isPlaceholderData}
      />
      {undoing !== null && <TakeBackDialog movement={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}
