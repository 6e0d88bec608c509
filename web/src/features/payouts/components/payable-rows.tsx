import { maxFileTransfers, type PayableRow } from '@deepam/contracts';
import { BulkBar } from '../../../shared/bulk-work/bulk-bar.js';
import type { Sort } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { personName } from '../../../components/ui/person-name.js';
import { useSharedNumbers } from '../../../shared/members/shared-numbers.js';
import type { HeldRows } from '../../../components/ui/use-steady-rows.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { isForBankFile, type PayablesQuery, transferable, transferableIds, usePayables } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { payoutMessages } from '../messages.js';
import { type OnPayableAction, payableColumns } from './payable-columns.js';
import { waitingId } from './payable-status.js';

import { Button } from '../../../components/ui/button.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useAction } from '../../../lib/api/use-action.js';
import { formatCount } from '../../../lib/format/money.js';
import styles from './payouts.module.css';

interface SelectAllPayablesProps {
  query: PayablesQuery;
  selected: number;
  onSelect: (ids: ReadonlySet<string>) => void;
}

function SelectAllPayables({ query, selected, onSelect }: SelectAllPayablesProps) {
  const t = useText(bankFileMessages);
  const free = usePayables({ ...transferable(query), limit: 1 });
  const selecting = useAction({
    mutationFn: () => transferableIds(query),
    onSuccess: (ids) => onSelect(new Set(ids)),
    onError: (error) => showToast(t('failed', { error: sentenceOf(error) }), 'failure'),
  });
  const total = free.data?.total ?? 0;
  const count = Math.min(total, maxFileTransfers);
  if (count <= selected) return null;
  return (
    <div className={styles.selectAll} data-screen-only>
      <Button size="small" variant="quiet" busy={selecting.isPending} onClick={() => selecting.mutate()}>
        {selecting.isPending
          ? t('selecting')
          : t(total > count ? 'selectSome' : 'selectAll', { count: formatCount(count), total: formatCount(total) })}
      </Button>
    </div>
  );
}

interface Props {
  items: readonly PayableRow[];
  held: HeldRows;
  query: PayablesQuery;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onAction: OnPayableAction;
  onMakeFile: (payableIds: readonly string[]) => void;
}

const none: ReadonlySet<string> = new Set();
const isFree = ({ state, waits }: PayableRow): boolean => isForBankFile(state) && waits === undefined;

export function PayableRows(props: Props) {
  const { items, held, query, chosen, onChoose, sort, onSort, onAction, onMakeFile } = props;
  const t = useText(payoutMessages);
  const say = useText(bankFileMessages);
  const { may } = useDesk();
  const shared = useSharedNumbers(items.map(({ member }) => member._id));
  const maySelect = may('payouts') && isForBankFile(query.state);
  // A payable that another team member has decided or transferred is not selected any more.
  const gone = new Set(items.filter((payable) => !isFree(payable)).map(({ _id }) => _id));
  const selected = new Set([...chosen].filter((id) => !gone.has(id)));
  function choose(ids: ReadonlySet<string>): void {
    if (ids.size > maxFileTransfers) showToast(say('tooMany', { most: maxFileTransfers }));
    onChoose(new Set([...ids].slice(0, maxFileTransfers)));
  }
  return (
    <>
      <DataTable
        caption={t('panelTitle')}
        columns={payableColumns(t, onAction, shared.data)}
        rows={items}
        held={held}
        sort={sort}
        onSort={onSort}
        rowKey={({ _id }) => _id}
        selection={
          maySelect
            ? {
                selected,
                onSelect: choose,
                label: ({ member }) => personName(member.name),
                isSelectable: isFree,
                reasonId: ({ _id, waits }) => (waits === undefined ? undefined : waitingId(_id)),
              }
            : undefined
        }
      >
        <BulkBar
          count={selected.size}
          actions={[{ label: say('make'), count: selected.size, onChoose: () => onMakeFile([...selected]) }]}
          onClear={() => onChoose(none)}
        />
      </DataTable>
      {maySelect && <SelectAllPayables query={query} selected={selected.size} onSelect={choose} />}
    </>
  );
}
