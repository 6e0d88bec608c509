import { type PayableRow, payableRowStates, payableKinds, payableSorts, type PayableSort } from '@deepam/contracts';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button.js';
import { LoadedList } from '../../../components/ui/keyset-list.js';
import { Panel } from '../../../components/ui/panel.js';
import { ListViews } from '../../../shared/saved-views/list-views.js';
import { SavedViews } from '../../../shared/saved-views/saved-views.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useSteadyRows } from '../../../components/ui/use-steady-rows.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import { usePayables, usePayable, memberCommissionsCsv } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { payoutMessages } from '../messages.js';
import { MakeBankFileDialog } from './make-bank-file-dialog.js';
import { PayableActionDialog } from './payable-action-dialog.js';
import { type PayableAction, payableColumns } from './payable-columns.js';
import { PayableRows } from './payable-rows.js';
import type { ViewCount } from '../../../shared/saved-views/saved-views-query.js';
import { callPage } from '../../../lib/api-client.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { OnlyOne } from '../../../components/ui/only-one.js';
import { DaySpan } from '../../../components/ui/day-span.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { ListToolbar } from '../../../components/ui/list-toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import type { Sort } from '../../../components/ui/columns.js';
import { isBackward, periodIn, queryOf, usePeriod } from '../../../lib/period.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { choiceIn, useSearchChoice } from '../../../lib/use-search-choice.js';

const pageSizes = ['20', '50', '100'] as const;

const countedStates: ReadonlySet<string> = new Set(['requested', 'owed', 'paid-twice']);

const kindChoices = ['all', ...payableKinds] as const;

const payableStateNames = ['search', 'kind', 'from', 'to', 'sort', 'order']
  .map((parameter) => `payouts-${parameter}`)
  .concat('payouts');

const payableFiltersIn = (params: URLSearchParams) => {
  const kind = choiceIn(params, 'payouts-kind', kindChoices);
  return {
    search: params.get('payouts-search') ?? '',
    state: choiceIn(params, 'payouts', payableRowStates),
    kind: kind === 'all' ? undefined : kind,
    ...queryOf(periodIn(params, 'payouts-')),
  };
};

function usePayableChoice() {
  const [params, change] = useAddressValues();
  const filters = payableFiltersIn(params);
  const { search } = filters;
  const [state, setState] = useSearchChoice('payouts', payableRowStates);
  const [kind, setKind] = useSearchChoice('payouts-kind', kindChoices);
  const [size, setSize] = useSearchChoice('payouts-size', pageSizes);
  const [period, choosePeriod] = usePeriod('payouts-');
  const sort = payableSorts.find((one) => one === params.get('payouts-sort')) ?? 'date';
  const order = params.get('payouts-order') === 'asc' ? ('asc' as const) : ('desc' as const);
  return {
    search,
    setSearch: (text: string) => change({ 'payouts-search': text }),
    state,
    setState,
    kind,
    setKind,
    size,
    setSize,
    period,
    choosePeriod,
    sorted: { key: sort, order } satisfies Sort & { key: PayableSort },
    setSort: ({ key, order: direction }: Sort) => change({ 'payouts-sort': key, 'payouts-order': direction }),
    isNarrowed: search !== '' || kind !== 'all' || period.from !== '' || period.to !== '',
    isBackward: isBackward(period),
    filters,
  };
}

const statusIn = (state: (typeof payableRowStates)[number]) =>
  state === 'requested' ? 'Requested' : state === 'rejected' ? 'Rejected' : 'Approved';

function PayableFilters({ choice }: { choice: ReturnType<typeof usePayableChoice> }) {
  const t = useText(payoutMessages);
  const say = useText(bankFileMessages);
  const { may } = useDesk();
  const { search, state, kind, size, period } = choice;
  const { from, to } = choice.filters;
  return (
    <ListToolbar
      search={<SearchField label={t('search')} placeholder={t('search')} value={search} onSearch={choice.setSearch} />}
      filters={
        <>
          <SelectField
            label={t('kind')}
            value={kind}
            onChange={({ target }) => choice.setKind(target.value as typeof kind)}
          >
            {kindChoices.map((one) => (
              <option key={one} value={one}>
                {t(`kind.${one}`)}
              </option>
            ))}
          </SelectField>
          <DaySpan period={period} onChange={choice.choosePeriod} />
          <SelectField
            label={say('pageSize')}
            value={size}
            onChange={({ target }) => choice.setSize(target.value as typeof size)}
          >
            {pageSizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </>
      }
      filtered={Number(kind !== 'all') + Number(period.from !== '') + Number(period.to !== '')}
    >
      {may('reports') && (
        <ExportButton
          name="payouts"
          what={t('panelTitle')}
          load={(format) => memberCommissionsCsv({ search, from, to, status: statusIn(state) }, format)}
        />
      )}
    </ListToolbar>
  );
}

const payableCount: ViewCount = {
  call: 'payables',
  total: async (state, signal) => {
    const query = { ...payableFiltersIn(state), limit: 1 };
    return (await callPage('payables', { query, signal })).total;
  },
};

interface Props {
  link?: 'payout' | 'payable';
  isWholePage?: boolean;
}

export function PayablesPanel({ link = 'payout', isWholePage = false }: Props) {
  const t = useText(payoutMessages);
  const say = useText(bankFileMessages);
  useScrollHere('payouts');
  const [linked, showAll] = useLinkedId(link);
  return (
    <Panel
      id="payouts"
      title={t('panelTitle')}
      isWholePage={isWholePage}
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
      <ListViews
        label={t('panelTitle')}
        parameter="payouts"
        tabs={payableRowStates.map((value) => ({
          value,
          label: t(`payable.${value}`),
          isCounted: countedStates.has(value),
        }))}
        chosen={choice.state}
        onChoose={choice.setState}
        count={payableCount}
      >
        <SavedViews list="payouts" names={payableStateNames} count={payableCount} />
      </ListViews>
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
        columns={payableColumns(t, setAction, undefined).map(({ isSortable: _, ...column }) => column)}
        rows={[row]}
        rowKey={({ _id }) => _id}
      />
      {action !== null && (
        <PayableActionDialog what={action} payable={row} rows={[row]} onClose={() => setAction(null)} />
      )}
    </>
  );
}
