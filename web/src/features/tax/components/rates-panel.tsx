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
import { RateVersions } from './rate-versions.js';
import { RatesForm } from './rates-form.js';
import { RateTerms } from './rate-terms.js';
import styles from './tax.module.css';

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
