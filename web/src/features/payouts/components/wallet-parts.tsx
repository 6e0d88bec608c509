import { Link } from 'react-router-dom';
import { MoneyText } from '../../../components/money-text.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { walletMessages } from '../wallet-messages.js';
import type { WalletView } from '../wallet-view.js';
import styles from './wallet.module.css';

export function WalletParts({ view }: { view: WalletView }) {
  const t = useText(walletMessages);
  const { parts, lockedCommission, paysCommission } = view;
  return (
    <dl className={styles.parts}>
      <div className={styles.part}>
        <dt>
          {t('commission')}
          <span className={styles.soft}>{t('commissionFrom')}</span>
        </dt>
        <dd>
          <MoneyText rupees={paysCommission ? parts.commission : lockedCommission} />
        </dd>
        {!paysCommission && (
          <dd className={styles.locked}>
            {t('needsPlan')}
            {lockedCommission > 0 && ` ${t('staysYours', { amount: formatRupees(lockedCommission) })}`}{' '}
            <Link to="/plans" className={styles.mend}>
              {t('seePlans')}
            </Link>
          </dd>
        )}
      </div>
      <div className={styles.part}>
        <dt>
          {t('earnings')}
          <span className={styles.soft}>{t('earningsFrom')}</span>
        </dt>
        <dd>
          <MoneyText rupees={parts.earnings} />
        </dd>
      </div>
    </dl>
  );
}
