import { latinDigits } from '@deepam/contracts';
import type { ComponentProps } from 'react';
import { TextField } from '../../components/ui/text-field.js';
import styles from './accounts.module.css';

export const tidyPin = (typed: string): string => latinDigits(typed).replace(/\D/g, '');

export function PinField(field: ComponentProps<typeof TextField>) {
  return (
    <div className={styles.pin}>
      <TextField {...field} inputMode="numeric" autoComplete="off" maxLength={6} spellCheck={false} />
    </div>
  );
}
