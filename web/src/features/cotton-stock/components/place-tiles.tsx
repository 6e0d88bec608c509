import { FigureTile, FigureTileList } from '../../../components/figure-tile.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { Card } from '../../../components/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonStock } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import styles from './cotton-stock.module.css';
import { useWeight } from './use-weight.js';

export function PlaceTiles() {
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
  const { store, members, wicks, kits, lost } = data;
  return (
    <Card aria-labelledby="places-title">
      <h2 id="places-title">{t('nowTitle')}</h2>
      <FigureTileList size="small">
        <FigureTile name={t('inStore')} value={weight(store)}>
          {store < 0 && <span className={styles.warning}>{t('belowZero')}</span>}
        </FigureTile>
        <FigureTile name={t('withMembers')} value={weight(members)} />
        <FigureTile name={t('account.wicks')} value={weight(wicks)} />
        <FigureTile name={t('account.kits')} value={weight(kits)} />
        <FigureTile name={t('account.lost')} value={weight(lost)} />
      </FigureTileList>
    </Card>
  );
}
