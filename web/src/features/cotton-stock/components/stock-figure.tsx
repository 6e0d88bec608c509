import { FigureTile } from '../../../components/ui/figure-tile.js';
import { Skeleton } from '../../../components/ui/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonStock } from '../api.js';
import { cottonStockMessages } from '../messages.js';
import { addressOf } from '../stock-query.js';
import { useWeight } from './use-weight.js';

/** The figure is one item of the parent's list of figures. */
export function StockFigure() {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { data, isError } = useCottonStock();
  if (data === undefined) {
    if (isError) return null;
    return (
      <li>
        <Skeleton height="5.5rem" />
      </li>
    );
  }
  const { store, moved } = data;
  const note = store < 0 ? t('belowZero') : t('wicksReceived', { weight: weight(moved.wicks) });
  return <FigureTile name={t('cottonInStock')} value={weight(store)} to={addressOf('', data)} note={note} />;
}
