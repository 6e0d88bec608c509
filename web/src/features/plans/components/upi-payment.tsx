import type { PlanName } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { ButtonAnchor } from '../../../components/button.js';
import { CopyButton } from '../../../components/copy-button.js';
import { MoneyText } from '../../../components/money-text.js';
import { Skeleton } from '../../../components/states.js';
import { formatRupees } from '../../../lib/format/money.js';
import { serverWords } from '../../../lib/i18n/server-words.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Enrollment } from '../api/enroll-upi.js';
import { plansMessages } from '../messages.js';
import styles from './enrollment.module.css';
import { upiQr } from './upi-qr.js';

/** Amount, QR code, the link for phones and the transaction id. */
export function UpiPayment({ plan, enrollment }: { plan: PlanName; enrollment: Enrollment }) {
  const t = useText(plansMessages);
  const { upiUrl, txnid, amount, message } = enrollment;
  const qr = useQuery({ queryKey: ['upi-qr', upiUrl], queryFn: () => upiQr(upiUrl), staleTime: Infinity });
  return (
    <div className={styles.payment}>
      <p className={styles.plan}>{t('upiFor', { plan })}</p>
      <p className={styles.amount}>
        <MoneyText rupees={amount} />
      </p>
      {qr.data === undefined ? (
        <Skeleton width="212px" height="212px" />
      ) : (
        <img className={styles.qr} src={qr.data} alt={t('qrAlt', { amount: formatRupees(amount) })} />
      )}
      <p className={styles.hint}>{serverWords(message, t('qrHint'))}</p>
      <ButtonAnchor href={upiUrl} variant="secondary" className={styles.openApp}>
        {t('openApp')}
      </ButtonAnchor>
      <p className={styles.txnid}>
        <span>{t('txnid')}</span>
        <code>{txnid}</code>
        <CopyButton value={txnid} what={t('copyTxnid')} />
      </p>
    </div>
  );
}
