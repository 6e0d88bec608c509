import type { CottonOrderView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ImageDialog } from '../../../components/ui/image-dialog.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { OnlyOne } from '../../../components/ui/only-one.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonOrders } from '../api.js';
import { cottonMessages } from '../messages.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import styles from './cotton.module.css';
import { historyColumns } from './history-columns.js';
import { orderPictures } from '../order-pictures.js';
import { RequestReturnDialog } from './request-return-dialog.js';

interface Props {
  orderId?: string;
  onClose: () => void;
}

export function CottonHistoryDialog({ orderId, onClose }: Props) {
  const t = useText(cottonMessages);
  const say = useText(cottonOrderMessages);
  const [only, setOnly] = useState(orderId);
  const orders = useCottonOrders(only);
  const [image, setImage] = useState<{ src: string; title: string } | null>(null);
  const [returning, setReturning] = useState<CottonOrderView | null>(null);
  const rows = orders.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('historyTitle')}
      size="full"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.history}>
        {only !== undefined && <OnlyOne onAll={() => setOnly(undefined)} />}
        {content()}
      </div>
      <ImageDialog image={image} among={orderPictures(t, rows)} onClose={() => setImage(null)} />
      {returning !== null && <RequestReturnDialog order={returning} onClose={() => setReturning(null)} />}
    </Dialog>
  );

  function content() {
    if (orders.data === undefined) {
      return orders.isError ? (
        <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />
      ) : (
        <LoadingState />
      );
    }
    if (rows.length === 0) {
      return (
        <EmptyState title={t('historyEmpty')} icon="cotton">
          <p>{t('historyEmptyHint')}</p>
        </EmptyState>
      );
    }
    return (
      <>
        <DataTable
          caption={t('historyTitle')}
          columns={historyColumns(t, say, { onImage: setImage, onReturn: setReturning })}
          rows={rows}
          rowKey={({ _id }) => _id}
        />
        <MoreButton list={orders} className={styles.more} />
      </>
    );
  }
}
