import type { previewPayoutBatch, ResponseOf } from '@deepam/contracts';
import { personName } from '../../../components/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { batchMessages } from '../batch-messages.js';
import shared from './batches.module.css';
import styles from './batch-plan.module.css';
import { TaxNote } from './tax-note.js';

type Plan = ResponseOf<typeof previewPayoutBatch>;

/** What is paid to whom, and all of it together. */
export function PayablePayouts({ payable, total, tax, net }: Pick<Plan, 'payable' | 'total' | 'tax' | 'net'>) {
  const t = useText(batchMessages);
  return (
    <section className={styles.plan}>
      <p className={styles.sum}>
        {t(counted('payable', payable.length), { count: formatCount(payable.length), total: formatRupees(total) })}
      </p>
      <TaxNote tax={tax} net={net} />
      <ul className={styles.people} tabIndex={0} aria-label={t('payouts')}>
        {payable.map(({ payoutId, name, referralCode, amount, tax, net }) => (
          <li key={payoutId}>
            <span>
              <strong>{personName(name)}</strong> <span className={shared.soft}>{referralCode}</span>
            </span>
            <span className={styles.amounts}>
              <span className={shared.amount}>{formatRupees(amount)}</span>
              <TaxNote tax={tax} net={net} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stays as it is, each with the reason in words. */
export function BlockedPayouts({ blocked }: Pick<Plan, 'blocked'>) {
  const t = useText(batchMessages);
  return (
    <section className={styles.plan}>
      <p className={styles.sum}>{t('blockedTitle', { count: formatCount(blocked.length) })}</p>
      <ul className={styles.people} tabIndex={0} aria-label={t('blockedTitle', { count: formatCount(blocked.length) })}>
        {blocked.map(({ payoutId, name, reason, until, amount }) => (
          <li key={payoutId}>
            <span>
              <strong>{name === undefined ? '–' : personName(name)}</strong>
              <span className={shared.note}>
                {t(`block.${reason}`, { moment: until === undefined ? '' : formatDateTime(until) })}
              </span>
            </span>
            {amount !== undefined && <span className={shared.amount}>{formatRupees(amount)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
