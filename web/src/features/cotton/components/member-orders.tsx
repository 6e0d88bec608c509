import type { CottonOrderView } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { ImageDialog, type ShownImage } from '../../../components/ui/image-dialog.js';
import { KeysetList } from '../../../components/ui/keyset-list.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useNetworkCottonOrders } from '../api.js';
import { cottonDeskMessages } from '../desk-messages.js';
import { cottonMessages } from '../messages.js';
import type { OrderAction } from '../order-actions.js';
import { proofOf } from '../order-pictures.js';
import { ordersOfOneColumns } from './network-columns.js';
import { OrderActionDialog } from './order-action-dialog.js';

const limit = 20;
const noFilters = { search: '', status: undefined, depositReturnStatus: undefined, from: undefined, to: undefined };

export function MemberOrders({ memberId }: { memberId: string }) {
  const t = useText(cottonMessages);
  const say = useText(cottonDeskMessages);
  const desk = useDesk();
  const pages = useKeysetPages(memberId, 'orders-page');
  const list = useNetworkCottonOrders({ ...noFilters, limit, cursor: pages.cursor, memberId });
  const [acting, setActing] = useState<{ action: OrderAction | 'details'; order: CottonOrderView } | null>(null);
  const [image, setImage] = useState<ShownImage | null>(null);
  return (
    <KeysetList
      list={list}
      pages={pages}
      pageSize={limit}
      empty={<EmptyState title={t('historyEmpty')} icon="cotton" />}
    >
      {(orders) => (
        <>
          <DataTable
            caption={t('tableTitle')}
            columns={ordersOfOneColumns(t, say, {
              desk,
              onAction: (action, order) => setActing({ action, order }),
              onProof: (order) => setImage(proofOf(t, order)),
            })}
            rows={orders}
            rowKey={({ _id }) => _id}
          />
          <ImageDialog image={image} among={orders.map((order) => proofOf(t, order))} onClose={() => setImage(null)} />
          {acting !== null && <OrderActionDialog {...acting} onClose={() => setActing(null)} />}
        </>
      )}
    </KeysetList>
  );
}
