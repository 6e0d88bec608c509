import { useState } from 'react';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import { Card } from '../../../components/ui/surface.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTaxRates } from '../api.js';
import { taxMessages } from '../messages.js';
import { RatesForm } from './rates-form.js';
import styles from './tax.module.css';
import type { TaxRatesView } from '@deepam/contracts';
import { formatDateTime, formatDay } from '../../../lib/format/date.js';
import { FactTiles } from '../../../components/ui/fact-tiles.js';
import { termNames } from '../tax-draft.js';
import { useTermWords } from './use-term-words.js';

export function RatesPanel() {
  const t = useText(taxMessages);
  const { may } = useDesk();
  const [today] = useState(() => indianDay(new Date()));
  const rates = useTaxRates();
  const { data } = rates;
  return (
    <Card aria-labelledby="rates-title" className={styles.part}>
      <h2 id="rates-title">{t('rates')}</h2>
      {content()}
    </Card>
  );

  function content() {
    if (data === undefined) {
      return rates.isError ? <ErrorState error={rates.error} onRetry={() => void rates.refetch()} /> : <LoadingState />;
    }
    const { now, versions } = data;
    const newest = versions[0]!;
    return (
      <>
        <p>
          <StatusBadge tone={now.isOn ? 'good' : 'neutral'}>{t(now.isOn ? 'isOn' : 'isOff')}</StatusBadge>
        </p>
        <RateTerms of={now} />
        <WarningNotice title={t('counsel')} lead={t('counselLead')}>
          {null}
        </WarningNotice>
        {may('adjust-money') && (
          <RatesForm key={newest.version} newest={newest} today={today} onReload={() => void rates.refetch()} />
        )}
        <RateVersions versions={versions} now={now.version} today={today} />
      </>
    );
  }
}

interface Props {
  versions: readonly TaxRatesView[];
  now: number;
  today: string;
}

function RateVersions({ versions, now, today }: Props) {
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

function RateTerms({ of }: { of: TaxRatesView }) {
  const t = useText(taxMessages);
  const words = useTermWords();
  const [, ...shown] = termNames;
  return <FactTiles label={t('rates')} facts={shown.map((name) => [words.nameOf(name), words.valueOf(name, of)])} />;
}
