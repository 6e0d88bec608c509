import type { CottonOrderView } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { ImageDialog, type ShownImage } from '../../../components/image-dialog.js';
import { Pager } from '../../../components/pager.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages, useLeaveEmptyPage } from '../../../lib/use-keyset-pages.js';
import { useNetworkCottonOrders } from '../api/network-cotton-orders.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { cottonMessages } from '../messages.js';
import type { OrderAction } from '../order-actions.js';
import { proofOf } from '../order-pictures.js';
import { ordersOfOneColumns } from './network-columns.js';
import { OrderActionDialog } from './order-action-dialog.js';

const limit = 20;
const noFilters = { search: '', status: undefined, depositReturnStatus: undefined, from: undefined, to: undefined };

/** The cotton orders of one member, for the desk. */
export function MemberOrders({ memberId }: { memberId: string }) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  const desk = useDesk();
  const pages = useKeysetPages(memberId, 'orders-page');
  const list = useNetworkCottonOrders({ ...noFilters, limit, cursor: pages.cursor, memberId });
  const [acting, setActing] = useState<{ action: OrderAction | 'details'; order: CottonOrderView } | null>(null);
  const [image, setImage] = useState<ShownImage | null>(null);
  useLeaveEmptyPage(pages, list.data?.items.length === 0);
  if (list.data === undefined) {
    return list.isError ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <LoadingState />;
  }
  const { items, nextCursor, total } = list.data;
  if (items.length === 0) return <EmptyState title={t('historyEmpty')} icon="cotton" />;
  return (
    <>
      <DataTable
        caption={t('tableTitle')}
        columns={ordersOfOneColumns(t, say, {
          desk,
          onAction: (action, order) => setActing({ action, order }),
          onProof: (order) => setImage(proofOf(t, order)),
        })}
        rows={items}
        rowKey={({ _id }) => _id}
      />
      <Pager
        pages={pages}
        pageSize={limit}
        shown={items.length}
        total={total}
        nextCursor={nextCursor}
        busy={list.isPlaceholderData}
      />
      <ImageDialog image={image} among={items.map((order) => proofOf(t, order))} onClose={() => setImage(null)} />
      {acting !== null && <OrderActionDialog {...acting} onClose={() => setActing(null)} />}
    </>
  );
}
