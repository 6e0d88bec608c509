import type { PayableRow } from '@deepam/contracts';
import { MoneyText } from '../../../components/ui/money-text.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';
import { TaxNote } from './tax-note.js';

export function PayableAmount({ amount, paidFrom, tax, net }: Pick<PayableRow, 'amount' | 'paidFrom' | 'tax' | 'net'>) {
  const t = useText(payoutMessages);
  return (
    <div>
      <MoneyText rupees={amount} />
      {paidFrom !== undefined && paidFrom.earnings > 0 && (
        <span className={styles.soft}>
          {paidFrom.commission === 0
            ? t('paidFromEarnings')
            : t('paidFromBoth', {
                commission: formatRupees(paidFrom.commission),
                earnings: formatRupees(paidFrom.earnings),
              })}
        </span>
      )}
      <TaxNote tax={tax} net={net} />
    </div>
  );
}
