import type { CottonOrderView } from '@deepam/contracts';
import { BulkBar } from '../../../shared/bulk-work/bulk-bar.js';
import { DataTable } from '../../../components/ui/data-table.js';
import type { Sort } from '../../../components/ui/columns.js';
import type { PickedRows } from '../../../shared/bulk-work/use-picked-rows.js';
import type { HeldRows } from '../../../components/ui/use-steady-rows.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { cottonMessages } from '../messages.js';
import { isOpenTo, mayDeliver, type OrderAction } from '../order-actions.js';
import { networkColumns } from './network-columns.js';

interface Props {
  items: readonly CottonOrderView[];
  held: HeldRows;
  picked: PickedRows<CottonOrderView>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  onAction: (action: OrderAction | 'details', order: CottonOrderView) => void;
  onProof: (order: CottonOrderView) => void;
  onDeliver: (orders: readonly CottonOrderView[]) => void;
}

export function NetworkCottonRows({ items, held, picked, sort, onSort, ...handlers }: Props) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  const desk = useDesk();
  const { selected, selectedKeys, pick } = picked;
  return (
    <>
      <DataTable
        caption={t('tableTitle')}
        columns={networkColumns(t, say, { desk, ...handlers })}
        rows={items}
        held={held}
        {...(sort !== undefined && { sort, onSort })}
        rowKey={({ _id }) => _id}
        selection={
          isOpenTo(desk, 'deliver')
            ? {
                selected: selectedKeys,
                onSelect: pick,
                label: ({ member, quantity }) => say('order', { name: member.name, kg: quantity }),
                isSelectable: mayDeliver,
              }
            : undefined
        }
      >
        <BulkBar
          count={selected.length}
          actions={[{ label: t('deliver'), count: selected.length, onChoose: () => handlers.onDeliver(selected) }]}
          onClear={() => pick(new Set())}
        />
      </DataTable>
    </>
  );
}
