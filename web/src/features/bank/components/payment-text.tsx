import { bankMoneyMessages } from '../../../components/bank-money-messages.js';
import { MemberLink } from '../../../components/member-link.js';
import { personName } from '../../../components/person-name.js';
import { formatDate } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import type { LinePayment, RefusedPayment } from './line-payment.js';

export function RefusedText({ payment: { name, amount, by, at } }: { payment: RefusedPayment }) {
  const t = useText(bankMessages);
  const payer = `${personName(name)}, ${formatRupees(amount)}`;
  return (
    <span className={styles.soft}>
      {at === null
        ? t('refusedOnce', { payer })
        : t('refusedBy', { payer, name: by === null ? t('staff') : personName(by), date: formatDate(at) })}
    </span>
  );
}

export function PaymentText({ payment, describes }: { payment: LinePayment; describes: string }) {
  const t = useText(bankMessages);
  const say = useText(bankMoneyMessages);
  const { name, memberId, kind, requestedAt, amount, utr, reason } = payment;
  const date = formatDate(requestedAt);
  return (
    <>
      <strong id={describes} className={styles.payer}>
        <MemberLink memberId={memberId} name={name} /> <span>{formatRupees(amount)}</span>
      </strong>
      <span>{kind === 'plan' ? t('planRequest', { date }) : t('cottonOrder', { date })}</span>
      <span className={styles.soft}>{say(`reason.${reason}`)}</span>
      {utr !== null && <span className={styles.soft}>{t('utr', { utr })}</span>}
    </>
  );
}
