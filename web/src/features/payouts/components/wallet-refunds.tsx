import { Card } from '../../../components/ui/surface.js';
import { formatDate, formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { utrPart } from '../../../lib/format/utr-part.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { walletMessages } from '../wallet-messages.js';
import type { WalletRefund } from '../wallet-view.js';
import styles from './wallet.module.css';

interface Props {
  refunds: readonly WalletRefund[];
  bank: string | null | undefined;
}

export function WalletRefunds({ refunds, bank }: Props) {
  const t = useText(walletMessages);
  const say = useText(payoutMessages);
  return (
    <Card aria-labelledby="refunds">
      <h2 id="refunds" className={styles.title}>
        {t('refunds')}
      </h2>
      <dl className={styles.facts}>
        {refunds.map((refund) => (
          <div key={refund.id}>
            <dt>
              {say(`kind.${refund.kind}`)} <span className={styles.soft}>{formatDate(refund.date)}</span>
            </dt>
            <dd>{transferOf(refund)}</dd>
            {refund.money === 'inTransfer' && <dd className={styles.soft}>{say('ownInTransfer')}</dd>}
            {refund.money === 'returned' && <dd className={styles.soft}>{say('ownReturned')}</dd>}
            {refund.charge > 0 && <dd>{t('chargeCredited', { amount: formatRupees(refund.charge) })}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );

  function transferOf({ amount: rupees, money, paidOn, utr }: WalletRefund): string {
    const amount = formatRupees(rupees);
    if (money === 'paid')
      return t('refundPaid', { amount, day: paidOn === null ? '–' : formatDay(paidOn), utr: utrPart(utr) });
    return bank === null ? t('refundToNone', { amount }) : t('refundTo', { amount, number: bank ?? '••••' });
  }
}
