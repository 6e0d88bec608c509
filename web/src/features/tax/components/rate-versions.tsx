import type { TaxRatesView } from '@deepam/contracts';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import { formatDateTime, formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { taxMessages } from '../messages.js';
import { RateTerms } from './rate-terms.js';
import styles from './tax.module.css';

interface Props {
  versions: readonly TaxRatesView[];
  now: number;
  today: string;
}

export function RateVersions({ versions, now, today }: Props) {
  const t = useText(taxMessages);
  return (
    <section aria-labelledby="versions-title">
      <h3 id="versions-title">{t('versions')}</h3>
      <ul className={styles.versions}>
        {versions.map((one) => (
          <li key={one.version}>{item(one)}</li>
        ))}
      </ul>
    </section>
  );

  function item(one: TaxRatesView) {
    const { version, startsOn, isOn, changedAt, changedBy } = one;
    return (
      <details>
        <summary>
          {t('version', { version, day: formatDay(startsOn) })}{' '}
          <StatusBadge tone={isOn ? 'good' : 'neutral'}>{t(isOn ? 'on' : 'off')}</StatusBadge>{' '}
          {version === now && <StatusBadge tone="flame">{t('now')}</StatusBadge>}
          {startsOn > today && <StatusBadge tone="warn">{t('coming')}</StatusBadge>}
        </summary>
        <p className={styles.soft}>
          {changedAt === null
            ? t('unconfirmed')
            : t('changed', { date: formatDateTime(changedAt), name: changedBy ?? t('unknown') })}
        </p>
        <RateTerms of={one} />
      </details>
    );
  }
}
