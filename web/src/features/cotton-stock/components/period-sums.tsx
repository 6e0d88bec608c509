import { stockAccounts } from '@deepam/contracts';
import { useText } from '../../../lib/i18n/use-text.js';
import { useCottonStock } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import type { StockQuery } from '../stock-query.js';
import styles from './cotton-stock.module.css';
import { useWeight } from './use-weight.js';

export function PeriodSums({ query: { account, from, to } }: { query: StockQuery }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { data } = useCottonStock({ from, to });
  if (data === undefined) return null;
  const shown = stockAccounts.filter((one) => account === '' || account === one);
  return (
    <dl className={styles.sums}>
      {shown.map((one) => (
        <div key={one}>
          <dt>{t(`account.${one}`)}</dt>
          <dd>{weight(data.moved[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
