import type { CottonMovement } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { KeysetList } from '../../../components/ui/keyset-list.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useCottonMovements, useCorrectCottonMovement } from '../api.js';
import { cottonStockMessages } from '../messages.js';
import type { StockQuery } from '../stock-query.js';
import { movementColumns } from './movement-columns.js';
import { useWeight } from './use-weight.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDay } from '../../../lib/format/date.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';

const pageSize = 20;

export function Movements({ query }: { query: StockQuery }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { may } = useDesk();
  const [undoing, setUndoing] = useState<CottonMovement | null>(null);
  const pages = useKeysetPages(Object.values(query).join(' '));
  const list = useCottonMovements({
    ...query,
    limit: pageSize,
    ...(pages.cursor !== undefined && { cursor: pages.cursor }),
  });
  return (
    <>
      <KeysetList
        list={list}
        pages={pages}
        pageSize={pageSize}
        neverKept
        empty={<EmptyState title={t('empty')} icon="cotton" />}
      >
        {(movements) => (
          <DataTable
            caption={t('movements')}
            columns={movementColumns(t, { weight, onTakeBack: may('dispatch') ? setUndoing : null })}
            rows={movements}
            rowKey={({ _id }) => _id}
          />
        )}
      </KeysetList>
      {undoing !== null && <TakeBackDialog movement={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

function TakeBackDialog({ movement, onClose }: { movement: CottonMovement; onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const undoing = useCorrectCottonMovement();
  const { _id: id, kind, kg, day } = movement;
  const confirm = (reason: string) =>
    undoing.mutate({ id, reason }, { onSuccess: announceAndClose(t('takeBackDone'), onClose) });
  return (
    <ReasonDialog
      title={t('takeBackTitle')}
      confirmLabel={t('takeBack')}
      busy={undoing.isPending}
      failure={undoing.isError ? t('takeBackFailed', { error: sentenceOf(undoing.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('takeBackLead', { what: t(`kind.${kind}`), weight: weight(Math.abs(kg)), day: formatDay(day) })}
    </ReasonDialog>
  );
}
