import { personName } from '../../../components/ui/person-name.js';
import { formatDate } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Explanation } from '../api.js';
import { statementMessages } from '../messages.js';
import { levelSentence, percent } from '../why-sentences.js';
import shared from './statement.module.css';
import styles from './why.module.css';

export function Why({ explanation, level }: { explanation: Explanation; level: number }) {
  const t = useText(statementMessages);
  const { from, plan, previousPlan, saleAmount } = explanation;
  const sale = {
    name: personName(from.name),
    code: from.referralCode,
    plan,
    date: formatDate(explanation.date).replaceAll(' ', '\u00A0'),
  };
  const own = explanation.rows.find((row) => row.level === level);
  const base = formatRupees(saleAmount);
  return (
    <div className={styles.why}>
      <p>
        {previousPlan === null ? t('whySale', sale) : t('whyUpgrade', { ...sale, previous: previousPlan })}{' '}
        {explanation.payment === 'waived'
          ? t('whyWaived')
          : t(previousPlan === null ? 'whyBase' : 'whyBaseUpgrade', { amount: base })}
      </p>
      {own !== undefined && (
        <p className={styles.sum}>
          {own.outcome === 'credited'
            ? t('whySum', { level, rate: percent(own.rateBasisPoints), base })
            : t('whyNothing', { level })}
          <strong>{formatRupees(own.amount ?? 0)}</strong>
        </p>
      )}
      {explanation.reversedAt != null && <p>{t('whyReversed', { date: formatDate(explanation.reversedAt) })}</p>}
      <div>
        <h3>{t('whyLevels')}</h3>
        <p className={shared.soft}>{t('whyVersion', { version: explanation.scheduleVersion })}</p>
      </div>
      <ol className={styles.levels}>
        {explanation.rows.map((row) => (
          <li key={row.level} className={`${styles.level} ${row.level === level ? styles.yours : ''}`}>
            <span>{t('levelNumber', { level: row.level })}</span>
            <span className={styles.rate}>{percent(row.rateBasisPoints)}</span>
            <span>{levelSentence(t, row)}</span>
          </li>
        ))}
      </ol>
      {explanation.companyShare !== null && (
        <p>{t('whyCompany', { amount: formatRupees(explanation.companyShare) })}</p>
      )}
    </div>
  );
}
