import { FigureTile, FigureTileList } from '../../../components/ui/figure-tile.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { Card } from '../../../components/ui/surface.js';
import { seeingStock } from '../../../lib/auth/desk-permissions.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonStock } from '../api.js';
import { cottonStockMessages } from '../messages.js';
import { addressOf } from '../stock-query.js';
import styles from './cotton-stock.module.css';
import { useWeight } from './use-weight.js';

export function StockTiles() {
  const { may } = useDesk();
  return may(...seeingStock) ? <Tiles /> : null;
}

function Tiles() {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const stock = useCottonStock();
  const { data } = stock;
  if (data === undefined) {
    return stock.isError ? (
      <ErrorState error={stock.error} onRetry={() => void stock.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  }
  const { store, moved } = data;
  return (
    <Card aria-labelledby="cotton-title">
      <h2 id="cotton-title">{t('title')}</h2>
      <FigureTileList>
        <FigureTile name={t('inStore')} value={weight(store)} to={addressOf('', data)}>
          {store < 0 && <span className={styles.warning}>{t('belowZero')}</span>}
        </FigureTile>
        <FigureTile name={t('sentThisMonth')} value={weight(moved.sent)} to={addressOf('sent', data)}>
          {moved.kits !== 0 && <span className={styles.soft}>{t('inKitsToo', { weight: weight(moved.kits) })}</span>}
        </FigureTile>
        <FigureTile name={t('wicksThisMonth')} value={weight(moved.wicks)} to={addressOf('wicks', data)} />
        <FigureTile name={t('lostThisMonth')} value={weight(moved.lost)} to={addressOf('lost', data)} />
      </FigureTileList>
    </Card>
  );
}
