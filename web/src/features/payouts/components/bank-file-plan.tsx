import type { previewBankFile, ResponseOf } from '@deepam/contracts';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankFileMessages } from '../bank-file-messages.js';
import shared from './bank-files.module.css';
import styles from './bank-file-plan.module.css';
import { TaxNote } from './tax-note.js';

type Plan = ResponseOf<typeof previewBankFile>;

export function FilePayments({ payable, total, tax, net }: Pick<Plan, 'payable' | 'total' | 'tax' | 'net'>) {
  const t = useText(bankFileMessages);
  return (
    <section className={styles.plan}>
      <p className={styles.sum}>
        {t(counted('payable', payable.length), { count: formatCount(payable.length), total: formatRupees(total) })}
      </p>
      <TaxNote tax={tax} net={net} />
      <ul className={styles.people} tabIndex={0} aria-label={t('transfers')}>
        {payable.map(({ payableId, name, referralCode, amount, tax, net }) => (
          <li key={payableId}>
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

/** The payables that are left out, each with the reason in words. */
export function BlockedPayables({ blocked }: Pick<Plan, 'blocked'>) {
  const t = useText(bankFileMessages);
  return (
    <section className={styles.plan}>
      <p className={styles.sum}>{t('blockedTitle', { count: formatCount(blocked.length) })}</p>
      <ul className={styles.people} tabIndex={0} aria-label={t('blockedTitle', { count: formatCount(blocked.length) })}>
        {blocked.map(({ payableId, name, reason, until, amount }) => (
          <li key={payableId}>
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
