import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { statementMessages } from '../messages.js';
import { isBackward, type Period, quickChoices, quickPeriod } from '../period.js';
import { DayField } from './day-field.js';
import styles from './period.module.css';

/** From which day to which, or one of the usual periods. */
export function PeriodBar({ period, onChange }: { period: Period; onChange: (change: Partial<Period>) => void }) {
  const t = useText(statementMessages);
  const [today] = useState(() => indianDay(new Date()));
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{t('period')}</legend>
      <DayField label={t('from')} value={period.from} latest={today} onChange={(from) => onChange({ from })} />
      <DayField
        label={t('to')}
        value={period.to}
        latest={today}
        error={isBackward(period) ? t('backward') : undefined}
        onChange={(to) => onChange({ to })}
      />
      <div className={styles.quick}>
        {quickChoices.map((choice) => {
          const { from, to } = quickPeriod(choice, today);
          return (
            <Button
              key={choice}
              variant="secondary"
              size="small"
              aria-pressed={from === period.from && to === period.to}
              onClick={() => onChange({ from, to })}
            >
              {t(`quick.${choice}`)}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
