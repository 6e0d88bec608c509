import type { NetworkRow } from '@deepam/contracts';
import { BulkBar } from '../../../shared/bulk-work/bulk-bar.js';
import type { Sort } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import type { ShownImage } from '../../../components/ui/image-dialog.js';
import type { PickedRows } from '../../../shared/bulk-work/use-picked-rows.js';
import type { HeldRows } from '../../../components/ui/use-steady-rows.js';
import { useSharedNumbers } from '../../../shared/members/shared-numbers.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { NetworkPage, NetworkSort } from '../../../lib/network/member-network.js';
import { memberDeskMessages } from '../desk-messages.js';
import { memberAdminMessages } from '../messages.js';
import { openActionsOf, bulkActions, type BulkMemberAction, mayBulk, type RowAction } from '../row-actions.js';
import { memberColumns } from './member-columns.js';
import styles from './member-admin.module.css';

interface Props {
  page: NetworkPage;
  rows: readonly NetworkRow[];
  held: HeldRows;
  picked: PickedRows<NetworkRow>;
  first: number;
  sort: Sort;
  isQueue: boolean;
  onSort: (sort: { sort: NetworkSort; order: Sort['order'] }) => void;
  onImage: (image: ShownImage) => void;
  onDetails: (member: NetworkRow) => void;
  onAction: (action: RowAction, member: NetworkRow) => void;
  onBulk: (action: BulkMemberAction, members: readonly NetworkRow[]) => void;
}

export function MemberRows({ page, rows, held, picked, first, sort, onSort, onBulk, ...handlers }: Props) {
  const t = useText(memberAdminMessages);
  const say = useText(memberDeskMessages);
  const desk = useDesk();
  const { total } = page;
  const { selected, selectedKeys, pick } = picked;
  const shared = useSharedNumbers(rows.map(({ _id }) => _id));
  const fit = (action: BulkMemberAction) => selected.filter((row) => openActionsOf(desk, row).includes(action));

  return (
    <>
      <DataTable
        caption={t('title')}
        columns={memberColumns(t, { desk, first, shared: shared.data, ...handlers })}
        rows={rows}
        held={held}
        rowKey={({ _id }) => _id}
        sort={sort}
        onSort={({ key, order }) => onSort({ sort: key as NetworkSort, order })}
        selection={{
          selected: selectedKeys,
          onSelect: pick,
          label: ({ name }) => name,
          isSelectable: (row) => mayBulk(desk, row),
        }}
      >
        <BulkBar
          count={selected.length}
          actions={bulkActions.map((action) => ({
            label: say(action),
            count: fit(action).length,
            onChoose: () => onBulk(action, fit(action)),
          }))}
          onClear={() => pick(new Set())}
        />
      </DataTable>
      <p className={styles.count} role="status">
        {t(counted('count', total), { count: formatCount(total) })}
      </p>
    </>
  );
}
