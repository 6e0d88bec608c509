import { maxBatchPayouts, type DeskPayout } from '@deepam/contracts';
import { useState } from 'react';
import { BulkBar } from '../../../components/bulk-bar.js';
import type { Sort } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { personName } from '../../../components/person-name.js';
import { useSharedNumbers } from '../../../components/shared-numbers.js';
import type { HeldRows } from '../../../components/use-steady-rows.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import type { PayoutsQuestion } from '../api/payout-list.js';
import { batchMessages } from '../batch-messages.js';
import { payoutMessages } from '../messages.js';
import { MakeBatchDialog } from './make-batch-dialog.js';
import { isFree, isFreeForBatch, payoutColumns, type PayoutAction, waitingId } from './payout-columns.js';
import { SelectAllPayouts } from './select-all-payouts.js';

interface Props {
  /** Of the page, as they stand on the screen. */
  items: readonly DeskPayout[];
  held: HeldRows;
  /** What the list shows, on all its pages. */
  question: PayoutsQuestion;
  /** By id, on whichever page or search they were chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  /** None where a single one is shown. */
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  onDecide: (what: PayoutAction, payout: DeskPayout) => void;
  onProof: (src: string) => void;
}

const none: ReadonlySet<string> = new Set();

/** A page of the head's payouts; what is selected stays selected on the other pages, until a batch is made of it. */
export function PayoutRows({ items, held, question, sort, onSort, ...more }: Props) {
  const t = useText(payoutMessages);
  const say = useText(batchMessages);
  const { may } = useDesk();
  const { chosen, onChoose } = more;
  const [making, setMaking] = useState<readonly string[] | null>(null);
  const shared = useSharedNumbers(items.map(({ member }) => member._id));
  const maySelect = may('payouts') && sort !== undefined;
  // What was decided or asked for meanwhile is not selected any more.
  const gone = new Set(items.filter((payout) => !isFreeForBatch(payout)).map(({ _id }) => _id));
  const selected = new Set([...chosen].filter((id) => !gone.has(id)));
  function choose(ids: ReadonlySet<string>): void {
    if (ids.size > maxBatchPayouts) showToast(say('tooMany', { most: maxBatchPayouts }));
    onChoose(new Set([...ids].slice(0, maxBatchPayouts)));
  }
  return (
    <>
      {maySelect && <SelectAllPayouts question={question} selected={selected.size} onSelect={choose} />}
      <DataTable
        caption={t('panelTitle')}
        columns={payoutColumns(t, may('payouts') ? more.onDecide : null, more.onProof, shared.data)}
        rows={items}
        held={held}
        {...(sort !== undefined && { sort, onSort })}
        rowKey={({ _id }) => _id}
        selection={
          maySelect
            ? {
                selected,
                onSelect: choose,
                label: ({ member }) => personName(member.name),
                can: isFreeForBatch,
                why: (payout) => (isFree(payout) ? waitingId(payout._id) : undefined),
              }
            : undefined
        }
      >
        <BulkBar
          count={selected.size}
          actions={[{ label: say('make'), count: selected.size, onChoose: () => setMaking([...selected]) }]}
          onClear={() => onChoose(none)}
        />
      </DataTable>
      {making !== null && <MakeBatchDialog payoutIds={making} onClose={() => setMaking(null)} />}
    </>
  );
}
