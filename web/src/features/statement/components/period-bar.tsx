import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DaySpan } from '../../../components/ui/day-span.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Period } from '../../../lib/period.js';
import { statementMessages } from '../messages.js';
import { quickChoices, quickPeriod } from '../period.js';
import styles from './period-bar.module.css';

export function PeriodBar({ period, onChange }: { period: Period; onChange: (change: Partial<Period>) => void }) {
  const t = useText(statementMessages);
  const [today] = useState(() => indianDay(new Date()));
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{t('period')}</legend>
      <DaySpan period={period} onChange={onChange} />
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
