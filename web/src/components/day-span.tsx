import { useState } from 'react';
import { indianDay } from '../lib/format/indian-day.js';
import { useText } from '../lib/i18n/use-text.js';
import { isBackward, type Period } from '../lib/period.js';
import { DayField } from './day-field.js';
import { listMessages } from './list-messages.js';

export function DaySpan({ period, onChange }: { period: Period; onChange: (change: Partial<Period>) => void }) {
  const t = useText(listMessages);
  const [today] = useState(() => indianDay(new Date()));
  return (
    <>
      <DayField label={t('fromDay')} value={period.from} latest={today} onChange={(from) => onChange({ from })} />
      <DayField
        label={t('toDay')}
        value={period.to}
        latest={today}
        error={isBackward(period) ? t('backward') : undefined}
        onChange={(to) => onChange({ to })}
      />
    </>
  );
}
