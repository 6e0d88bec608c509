import type { PayableRow } from '@deepam/contracts';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button.js';
import { LoadedList } from '../../../components/ui/keyset-list.js';
import { Panel } from '../../../components/ui/panel.js';
import { SavedViews } from '../../../shared/saved-views/saved-views.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useSteadyRows } from '../../../components/ui/use-steady-rows.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import { usePayables, usePayable } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { payoutMessages } from '../messages.js';
import { payableStateNames, usePayableChoice, payableFiltersIn } from '../use-payable-choice.js';
import { MakeBankFileDialog } from './make-bank-file-dialog.js';
import { PayableActionDialog } from './payable-action-dialog.js';
import { type PayableAction, payableColumns } from './payable-columns.js';
import { PayableFilters } from './payable-filters.js';
import { PayableRows } from './payable-rows.js';
import type { ViewCount } from '../../../shared/saved-views/saved-views-query.js';
import { callPage } from '../../../lib/api-client.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { OnlyOne } from '../../../components/ui/only-one.js';

const payableCount: ViewCount = {
  call: 'payables',
  total: async (state, signal) => {
    const query = { ...payableFiltersIn(state), limit: 1 };
    return (await callPage('payables', { query, signal })).total;
  },
};

interface Props {
  link?: 'payout' | 'payable';
}

export function PayablesPanel({ link = 'payout' }: Props) {
  const t = useText(payoutMessages);
  const say = useText(bankFileMessages);
  useScrollHere('payouts');
  const [linked, showAll] = useLinkedId(link);
  return (
    <Panel
      id="payouts"
      title={t('panelTitle')}
      lead={t('panelLead')}
      actions={
        <ButtonLink variant="secondary" to="/bank-files">
          {say('title')}
        </ButtonLink>
      }
    >
      {linked === null ? <PayableList /> : <LinkedPayable key={linked} payableId={linked} onAll={showAll} />}
    </Panel>
  );
}

function PayableList() {
  const t = useText(payoutMessages);
  const choice = usePayableChoice();
  const [acting, setActing] = useState<{ what: PayableAction; payable: PayableRow } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The state is outside the rows, which disappear when all of them are in the bank file.
  const [making, setMaking] = useState<readonly string[] | null>(null);
  const { filters, sorted } = choice;
  const query = { ...filters, sort: sorted.key, order: sorted.order };
  const pages = useKeysetPages(JSON.stringify([query, choice.size]), 'payouts-page');
  const list = usePayables({ limit: Number(choice.size), cursor: pages.cursor, ...query });
  const { rows, held } = useSteadyRows({
    pages,
    rows: list.data?.items,
    isOld: list.isPlaceholderData,
    keyOf: ({ _id }) => _id,
  });
  return (
    <>
      <SavedViews list="payouts" names={payableStateNames} count={payableCount} />
      <PayableFilters choice={choice} />
      <LoadedList list={list} pages={pages} pageSize={Number(choice.size)} shown={rows.length}>
        {content}
      </LoadedList>
      {acting !== null && <PayableActionDialog {...acting} rows={rows} onClose={() => setActing(null)} />}
      {making !== null && <MakeBankFileDialog payableIds={making} onClose={() => setMaking(null)} />}
    </>
  );

  function content() {
    if (rows.length === 0) {
      return (
        <EmptyState title={t(choice.isNarrowed ? 'panelNoMatch' : 'panelEmpty')} icon="rupee">
          {!choice.isNarrowed && <p>{t('panelEmptyHint')}</p>}
        </EmptyState>
      );
    }
    return (
      <PayableRows
        items={rows}
        held={held}
        query={query}
        chosen={chosen}
        onChoose={setChosen}
        sort={sorted}
        onSort={choice.setSort}
        onAction={(what, payable) => setActing({ what, payable })}
        onMakeFile={setMaking}
      />
    );
  }
}

function LinkedPayable({ payableId, onAll }: { payableId: string; onAll: () => void }) {
  const t = useText(payoutMessages);
  const { data, error, refetch } = usePayable(payableId);
  const [action, setAction] = useState<PayableAction | null>(null);
  if (data === undefined)
    return (
      <>
        <OnlyOne onAll={onAll} />
        {error === null ? <LoadingState /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </>
    );
  const row = { ...data, transfer: data.transfers[0] };
  return (
    <>
      <OnlyOne onAll={onAll} />
      <DataTable
        caption={t('panelTitle')}
        columns={payableColumns(t, setAction, undefined).map(({ sortable: _, ...column }) => column)}
        rows={[row]}
        rowKey={({ _id }) => _id}
      />
      {action !== null && (
        <PayableActionDialog what={action} payable={row} rows={[row]} onClose={() => setAction(null)} />
      )}
    </>
  );
}
