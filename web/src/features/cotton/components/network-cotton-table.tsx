import { type CottonOrderView, cottonOrderStatuses, cottonOrderSorts, type CottonOrderSort } from '@deepam/contracts';
import { useState } from 'react';
import { BulkWorks } from '../../../shared/bulk-work/bulk-works.js';
import { ButtonLink } from '../../../components/ui/button.js';
import { DaySpan } from '../../../components/ui/day-span.js';
import { deskMessages } from '../../../components/ui/desk-messages.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { ImageDialog, type ShownImage } from '../../../components/ui/image-dialog.js';
import { LoadedList } from '../../../components/ui/keyset-list.js';
import { OnlyOne } from '../../../components/ui/only-one.js';
import { Panel } from '../../../components/ui/panel.js';
import { ListViews } from '../../../shared/saved-views/list-views.js';
import { SavedViews } from '../../../shared/saved-views/saved-views.js';
import { SearchField } from '../../../components/ui/search-field.js';
import { EmptyState } from '../../../components/ui/states.js';
import { usePickedRows } from '../../../shared/bulk-work/use-picked-rows.js';
import { useSteadyRows } from '../../../components/ui/use-steady-rows.js';
import { ListToolbar } from '../../../components/ui/list-toolbar.js';
import { type Page, callPage, callApi } from '../../../lib/api-client.js';
import { cottonWork } from '../../../lib/bulk-work/work-calls.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { usePageSize } from '../../../lib/use-page-size.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { useScrollHere } from '../../../lib/use-scroll-here.js';
import { networkCottonOrdersQuery, useNetworkCottonOrders, networkCottonOrdersCsv } from '../api.js';
import { cottonMessages } from '../messages.js';
import { mayDeliver, type OrderAction } from '../order-actions.js';
import { proofOf } from '../order-pictures.js';
import { NetworkCottonRows } from './network-cotton-rows.js';
import { OrderActionDialog } from './order-action-dialog.js';
import type { ViewCount } from '../../../shared/saved-views/saved-views-query.js';
import { BulkDialog } from '../../../shared/bulk-work/bulk-dialog.js';
import { cottonDeskMessages } from '../desk-messages.js';
import type { Sort } from '../../../components/ui/columns.js';
import { isBackward, periodIn, queryOf, usePeriod } from '../../../lib/period.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { choiceIn, useSearchChoice } from '../../../lib/use-search-choice.js';

const choices = ['all', ...cottonOrderStatuses, 'returns'] as const;

const orderStateNames = ['search', 'from', 'to', 'sort', 'order']
  .map((parameter) => `orders-${parameter}`)
  .concat('orders');

function orderFiltersIn(params: URLSearchParams) {
  const shown = choiceIn(params, 'orders', choices);
  return {
    search: params.get('orders-search') ?? '',
    status: shown === 'all' || shown === 'returns' ? undefined : shown,
    depositReturnStatus: shown === 'returns' ? ('Requested' as const) : undefined,
    ...queryOf(periodIn(params, 'orders-')),
  };
}

function useOrderChoice() {
  const [params, change] = useAddressValues();
  const [shown, show] = useSearchChoice('orders', choices);
  const [period, choosePeriod] = usePeriod('orders-');
  const filters = orderFiltersIn(params);
  const { search } = filters;
  const sort = cottonOrderSorts.find((one) => one === params.get('orders-sort')) ?? 'requestDate';
  const order = params.get('orders-order') === 'asc' ? ('asc' as const) : ('desc' as const);
  return {
    search,
    setSearch: (text: string) => change({ 'orders-search': text }),
    shown,
    show,
    period,
    choosePeriod,
    sorted: { key: sort, order } satisfies Sort & { key: CottonOrderSort },
    setSort: ({ key, order: direction }: Sort) => change({ 'orders-sort': key, 'orders-order': direction }),
    isNarrowed: search !== '' || shown !== 'all' || period.from !== '' || period.to !== '',
    isBackward: isBackward(period),
    filters,
  };
}

const orderCount: ViewCount = {
  call: 'networkCottonOrders',
  total: async (state, signal) => {
    const query = { ...orderFiltersIn(state), limit: 1 };
    return (await callPage('networkCottonOrders', { query, signal })).total;
  },
};

const noFilters = { search: '', status: undefined, depositReturnStatus: undefined, from: undefined, to: undefined };

const oneOrder = {
  query: (orderId: string) => networkCottonOrdersQuery({ limit: 1, cursor: undefined, ...noFilters, orderId }),
  dataOf: (row: CottonOrderView): Page<CottonOrderView> => ({ items: [row], nextCursor: null, total: 1 }),
  rowIn: ({ items }: Page<CottonOrderView>) => items[0],
};

export function OrdersOneByOne() {
  const desk = useText(deskMessages);
  const { may } = useDesk();
  if (!may('decide-cotton')) return null;
  return (
    <ButtonLink variant="secondary" to="/requests?queue=orders">
      {desk('oneByOne')}
    </ButtonLink>
  );
}

export function NetworkCottonTable({ isWholePage = false }: { isWholePage?: boolean }) {
  const t = useText(cottonMessages);
  const { may } = useDesk();
  useScrollHere('cotton');
  const choice = useOrderChoice();
  const [acting, setActing] = useState<{ action: OrderAction | 'details'; order: CottonOrderView } | null>(null);
  const [image, setImage] = useState<ShownImage | null>(null);
  const [delivering, setDelivering] = useState<readonly CottonOrderView[] | null>(null);
  const [linked, showAll] = useLinkedId('order');
  const { filters, sorted } = choice;
  const sorting = { sort: sorted.key, order: sorted.order };
  const size = usePageSize('orders-rows');
  const pages = useKeysetPages(JSON.stringify([filters, sorting, linked, size.rows]), 'orders-page');
  const orders = useNetworkCottonOrders({
    limit: size.rows,
    cursor: pages.cursor,
    ...(linked === null ? { ...filters, ...sorting } : { ...noFilters, orderId: linked }),
  });
  const { rows, held } = useSteadyRows({
    pages,
    rows: orders.data?.items,
    isOld: orders.isPlaceholderData,
    keyOf: ({ _id }) => _id,
  });
  const picked = usePickedRows({
    name: 'orders-selected',
    list: JSON.stringify([filters, linked]),
    rows,
    keyOf: ({ _id }) => _id,
    can: mayDeliver,
    one: oneOrder,
  });
  const proofs = (orders.data?.items ?? []).map((order) => proofOf(t, order));

  return (
    <Panel id="cotton" title={t('tableTitle')} isWholePage={isWholePage} actions={<OrdersOneByOne />}>
      {linked === null ? (
        <>
          <ListViews
            label={t('tableTitle')}
            parameter="orders"
            tabs={choices.map((value) => ({
              value,
              label: nameOf(value),
              isCounted: value === 'Requested' || value === 'returns',
            }))}
            chosen={choice.shown}
            onChoose={choice.show}
            count={orderCount}
          >
            <SavedViews list="cotton-orders" names={orderStateNames} count={orderCount} />
          </ListViews>
          <ListToolbar
            search={
              <SearchField
                label={t('search')}
                placeholder={t('search')}
                value={choice.search}
                onSearch={choice.setSearch}
              />
            }
            filters={<DaySpan period={choice.period} onChange={choice.choosePeriod} />}
            filtered={Object.values(choice.period).filter((day) => day !== '').length}
          >
            {may('reports') && (
              <ExportButton
                name="cotton-orders"
                what={t('tableTitle')}
                load={(format) => networkCottonOrdersCsv(filters, format)}
              />
            )}
          </ListToolbar>
        </>
      ) : (
        <OnlyOne onAll={showAll} />
      )}
      {may('dispatch') && <BulkWorks calls={cottonWork} />}
      <LoadedList list={orders} pages={pages} pageSize={size} shown={rows.length}>
        {content}
      </LoadedList>
      <ImageDialog image={image} among={proofs} onClose={() => setImage(null)} />
      {delivering !== null && (
        <BulkDeliverDialog orders={delivering} onDone={picked.drop} onClose={() => setDelivering(null)} />
      )}
      {acting !== null && <OrderActionDialog {...acting} onClose={() => setActing(null)} />}
    </Panel>
  );

  function nameOf(value: (typeof choices)[number]) {
    if (value === 'all') return t('allOrders');
    return value === 'returns' ? t('returnsOpen') : t(`status${value}`);
  }

  function content() {
    if (rows.length === 0) {
      return (
        <EmptyState title={t(choice.isNarrowed ? 'tableNoMatch' : 'tableEmpty')}>
          <p>{t(choice.isNarrowed ? 'tableNoMatchHint' : 'tableEmptyHint')}</p>
        </EmptyState>
      );
    }
    return (
      <NetworkCottonRows
        items={rows}
        held={held}
        picked={picked}
        sort={linked === null ? sorted : undefined}
        onSort={choice.setSort}
        onAction={(action, order) => setActing({ action, order })}
        onProof={(order) => setImage(proofOf(t, order))}
        onDeliver={setDelivering}
      />
    );
  }
}

interface Props {
  orders: readonly CottonOrderView[];
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

function BulkDeliverDialog({ orders, onDone, onClose }: Props) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  return (
    <BulkDialog
      title={t('deliverTitle')}
      confirmLabel={t('deliver')}
      items={orders.map(({ _id, member, quantity, address }) => ({
        key: _id,
        name: say('order', { name: member.name, kg: quantity }),
        detail: address,
      }))}
      calls={cottonWork}
      begin={(key) =>
        callApi('beginCottonWork', {
          key,
          body: { kind: 'deliver-cotton', rows: orders.map(({ _id: id }) => ({ id })) },
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <p>{say('deliverQuestion')}</p>
    </BulkDialog>
  );
}
