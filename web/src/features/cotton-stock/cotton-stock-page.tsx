import { useState } from 'react';
import { Button } from '../../components/button.js';
import { HeadOnly } from '../../components/head-only.js';
import { PageHeader } from '../../components/page-header.js';
import { Page } from '../../components/surface.js';
import { seeingStock } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { LossDialog } from './components/loss-dialog.js';
import { MovementList } from './components/movement-list.js';
import { PlaceTiles } from './components/place-tiles.js';
import { PurchaseDialog } from './components/purchase-dialog.js';
import { cottonStockMessages } from './messages.js';
import styles from './components/cotton-stock.module.css';

export default function CottonStockPage() {
  const t = useText(cottonStockMessages);
  const { may } = useDesk();
  const [noting, setNoting] = useState<'purchase' | 'loss' | null>(null);
  const close = () => setNoting(null);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          may('dispatch') && (
            <>
              <Button needsConnection aria-haspopup="dialog" onClick={() => setNoting('purchase')}>
                {t('addPurchase')}
              </Button>
              <Button needsConnection variant="secondary" aria-haspopup="dialog" onClick={() => setNoting('loss')}>
                {t('addLoss')}
              </Button>
            </>
          )
        }
      />
      <HeadOnly needs={seeingStock}>
        <div className={styles.page}>
          <PlaceTiles />
          <MovementList />
        </div>
      </HeadOnly>
      {noting === 'purchase' && <PurchaseDialog onClose={close} />}
      {noting === 'loss' && <LossDialog onClose={close} />}
    </Page>
  );
}
