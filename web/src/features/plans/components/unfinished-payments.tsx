import { ButtonLink } from '../../../components/ui/button.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useUnfinishedPayments } from '../api.js';
import { plansMessages } from '../messages.js';
import styles from './unfinished-payments.module.css';

/** The parameter names the plan whose payment is open, so that a restored tab returns to it. */
export const payParameter = 'pay';
export const proofParameter = 'proof';

export function UnfinishedPayments() {
  const t = useText(plansMessages);
  const { data = [] } = useUnfinishedPayments();
  if (data.length === 0) return null;
  return (
    <ul className={styles.list}>
      {data.map(({ plan, amount, begunAt }) => (
        <li key={plan} className={styles.payment}>
          <div>
            <p>{t('unfinished', { amount: formatRupees(amount), plan, date: formatDateTime(begunAt) })}</p>
            <p>{t('alreadyPaid')}</p>
          </div>
          <ButtonLink to={`/plans?${payParameter}=${plan}`} aria-label={`${t('finishPayment')}: ${plan}`}>
            {t('finishPayment')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
