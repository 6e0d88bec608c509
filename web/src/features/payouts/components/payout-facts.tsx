import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { walletMessages } from '../wallet-messages.js';
import { split, type WalletView } from '../wallet-view.js';
import styles from './wallet.module.css';

interface Props {
  view: Pick<WalletView, 'from' | 'parts'>;
  /** The requested amount is in rupees, or null if it is invalid. */
  amount: number | null;
  bank: string | null;
}

export function PayoutFacts({ view: { from, parts }, amount, bank }: Props) {
  const t = useText(walletMessages);
  const shares = amount !== null && from === 'commission' ? split(amount, parts) : null;
  return (
    <>
      {bank !== null && <p className={styles.soft}>{t('toAccount', { number: bank })}</p>}
      {shares !== null && shares.earnings > 0 && shares.commission > 0 && (
        <p className={styles.soft}>
          {t('comesFrom', {
            commission: formatRupees(shares.commission),
            earnings: formatRupees(shares.earnings),
          })}
        </p>
      )}
    </>
  );
}
