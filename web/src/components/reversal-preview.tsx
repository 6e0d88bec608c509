import { type SoldPlan, toPaise, toRupees } from '@deepam/contracts';
import { formatCount, formatRupees } from '../lib/format/money.js';
import { counted } from '../lib/i18n/counted.js';
import { useText } from '../lib/i18n/use-text.js';
import { useSharesOfSale } from '../lib/network/plan-sales.js';
import { planSalesMessages } from './plan-sales-messages.js';
import styles from './plan-sales.module.css';

interface Props {
  sale: Pick<SoldPlan, '_id' | 'previousPlan' | 'amount'>;
  name: string;
}

export function ReversalPreview({ sale, name }: Props) {
  const t = useText(planSalesMessages);
  const { data } = useSharesOfSale(sale._id);
  const credited = data?.rows.filter(({ outcome }) => outcome === 'credited');
  const paise = credited?.reduce((sum, { amount }) => sum + toPaise(amount ?? 0), 0) ?? 0;
  const plan = sale.previousPlan;
  return (
    <ul className={styles.effects}>
      <li>{plan === null ? t('planAfterNone', { name }) : t('planAfter', { name, plan })}</li>
      <li>
        {credited === undefined
          ? t('takesUnknown')
          : credited.length === 0
            ? t('takesNothing')
            : t(counted('takesBack', credited.length), {
                amount: formatRupees(toRupees(paise)),
                count: formatCount(credited.length),
              })}
      </li>
      {sale.amount > 0 && <li>{t('refundDue', { amount: formatRupees(sale.amount) })}</li>}
    </ul>
  );
}
