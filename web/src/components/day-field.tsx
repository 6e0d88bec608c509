import { useState } from 'react';
import { isDay } from '../lib/period.js';
import { TextField } from './text-field.js';

interface Props {
  label: string;
  value: string;
  latest: string;
  error?: string;
  onChange: (day: string) => void;
}

/** Intermediate years during typing are ignored. */
export function DayField({ label, value, latest, error, onChange }: Props) {
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
