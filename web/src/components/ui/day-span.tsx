import { useState } from 'react';
import { indianDay } from '../../lib/format/indian-day.js';
import { useText } from '../../lib/i18n/use-text.js';
import { isBackward, type Period, isDay } from '../../lib/period.js';
import { listMessages } from './list-messages.js';
import { TextField } from './text-field.js';

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

interface Props {
  label: string;
  value: string;
  latest: string;
  error?: string;
  onChange: (day: string) => void;
}

/** Intermediate years during typing are ignored. */
function DayField({ label, value, latest, error, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextField
      label={label}
      type="date"
      value={typed}
      max={latest}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || isDay(target.value)) onChange(target.value);
      }}
    />
  );
}
